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

test.each([
  ['site.yaml', /^businessTypes:/m, 'bussinessTypes:'],
  [fileWith('portfolio', /^study:/m), /^study:/m, 'studdy:'],
])('a typo in %s is named with file, line and cure', async (file, right, wrong) => {
  const broken = path.join(folder, file);
  const sound = await readFile(broken, 'utf8');
  await writeFile(broken, sound.replace(right, wrong));
  const { status, said } = check(folder);
  await writeFile(broken, sound);
  const line = sound.slice(0, sound.search(right)).split('\n').length;
  expect(status).toBe(1);
  expect(said).toContain(`${file}:${String(line)}:1  ${wrong.replace(':', '')}`);
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
