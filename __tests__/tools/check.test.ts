/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileWith } from '../helpers/content';

/** Runs the check as the npm command does; gives what it says. */
function check(content: string) {
  const run = ['--import', 'tsx', 'tools/check.ts', content, 'locales'];
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

const typos: readonly [file: string, right: RegExp, wrong: string][] = [
  ['site.yaml', /^businessTypes:/m, 'bussinessTypes:'],
  [fileWith('portfolio', /^study:/m), /^study:/m, 'studdy:'],
];

test('typos are named with file, line and cure', async () => {
  const sound = await Promise.all(typos.map(([file]) => readFile(path.join(folder, file), 'utf8')));
  for (const [index, [file, right, wrong]] of typos.entries())
    await writeFile(path.join(folder, file), sound[index]?.replace(right, wrong) ?? '');
  const { status, said } = check(folder);
  for (const [index, [file]] of typos.entries())
    await writeFile(path.join(folder, file), sound[index] ?? '');
  expect(status).toBe(1);
  for (const [index, [file, right, wrong]] of typos.entries()) {
    const before = sound[index]?.slice(0, sound[index].search(right)) ?? '';
    const line = before.split('\n').length;
    expect(said).toContain(`${file}:${String(line)}:1  ${wrong.replace(':', '')}`);
  }
  expect(said).toContain('→');
  expect(said).not.toMatch(/^ +at /m);
});

test('a PDF that is older than the words of its page is named and stops nobody', async () => {
  const file = path.join(folder, 'site.yaml');
  const sound = await readFile(file, 'utf8');
  await writeFile(file, sound.replace(/^email: .*$/m, 'email: zz@studio.test'));
  const { status, said } = check(folder);
  await writeFile(file, sound);
  expect(status).toBe(0);
  expect(said).toMatch(/to be done before the launch:\n.*\.pdf:1:1 {2}words or pictures/);
  expect(said).toContain('npm run case-study');
  expect(said).toMatch(/entries are sound/);
});
