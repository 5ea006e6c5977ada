/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openKept } from '../../src/build/kept';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** One run of a build that asks for these; gives what it had to find out anew. */
async function run(...asked: readonly string[]): Promise<string[]> {
  const made: string[] = [];
  const kept = await openKept<string>('answers', folder);
  for (const from of asked)
    expect(await kept.get([from], () => (made.push(from), `of ${from}`))).toBe(`of ${from}`);
  await kept.close();
  return made;
}

test('what an earlier build found out is known, until a build does not ask for it', async () => {
  expect(await run('a', 'b')).toEqual(['a', 'b']);
  expect(await run('a')).toEqual([]);
  expect(await run('a', 'b')).toEqual(['b']);
});

test('a file that was written by half is made anew', async () => {
  await writeFile(path.join(folder, 'answers.json'), '{"a":');
  expect(await run('a')).toEqual(['a']);
  expect(await run('a')).toEqual([]);
});
