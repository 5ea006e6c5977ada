/** @jest-environment node */
import { openCache } from '../src/cache';
import { makeFolder } from '../../testing/make-folder';

/** Simulates a build that asks for these results, and returns those that it had to compute. */
async function run(folder: string, ...asked: readonly string[]): Promise<string[]> {
  const made: string[] = [];
  const cache = await openCache<string>('answers', folder);
  for (const from of asked)
    expect(await cache.get([from], () => (made.push(from), `of ${from}`))).toBe(`of ${from}`);
  await cache.close();
  return made;
}

test('results are cached until a build does not use them', async () => {
  const folder = makeFolder();
  expect(await run(folder, 'a', 'b')).toEqual(['a', 'b']);
  expect(await run(folder, 'a')).toEqual([]);
  expect(await run(folder, 'a', 'b')).toEqual(['b']);
});

test('an incomplete cache file is replaced', async () => {
  const folder = makeFolder({ 'answers.json': '{"a":' });
  expect(await run(folder, 'a')).toEqual(['a']);
  expect(await run(folder, 'a')).toEqual([]);
});
