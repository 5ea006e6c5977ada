/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileWith } from '../helpers/content';

/** Runs a tool as its npm command does; gives what it says. */
function runTool(tool: 'check' | 'case-study', content: string, locales: string) {
  const run = ['--import', 'tsx', `tools/${tool}.ts`, content, locales];
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const part of ['content', 'locales']) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['a typo', `content/${fileWith('portfolio', /^study:[^]*^pdf: /m)}`, /^study:/m, 'studdy:'],
  [
    'a PDF that is no path',
    `content/${fileWith('portfolio', /^study:[^]*^pdf: /m)}`,
    /^pdf: .*$/m,
    'pdf: 3',
  ],
  ['a broken string', 'locales/fr/portfolio.json', /^\{/, '{{'],
])('stops at %s with the faults that the check names', async (_, file, right, wrong) => {
  const broken = path.join(folder, file);
  const sound = await readFile(broken, 'utf8');
  expect(sound).toMatch(right);
  await writeFile(broken, sound.replace(right, wrong));
  const site = [path.join(folder, 'content'), path.join(folder, 'locales')] as const;
  const [study, check] = [runTool('case-study', ...site), runTool('check', ...site)];
  await writeFile(broken, sound);
  expect(study).toEqual(check);
  expect(study.status).toBe(1);
  expect(study.said).toContain(`${file}:`);
  expect(study.said).not.toMatch(/^ +at /m);
});
