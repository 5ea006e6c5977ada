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

const study = `content/${fileWith('portfolio', /^study:[^]*^pdf: /m)}`;
/** A typo, a PDF that is no path and a broken string. */
const breaks: readonly [file: string, right: RegExp, wrong: string][] = [
  [study, /^study:/m, 'studdy:'],
  [study, /^pdf: .*$/m, 'pdf: 3'],
  ['locales/fr/portfolio.json', /^\{/, '{{'],
];

test('stops at faults of content and of strings, and names those that the check names', async () => {
  for (const [file, right, wrong] of breaks) {
    const broken = path.join(folder, file);
    const sound = await readFile(broken, 'utf8');
    expect(sound).toMatch(right);
    await writeFile(broken, sound.replace(right, wrong));
  }
  const site = [path.join(folder, 'content'), path.join(folder, 'locales')] as const;
  const [made, checked] = [runTool('case-study', ...site), runTool('check', ...site)];
  expect(made).toEqual(checked);
  expect(made.status).toBe(1);
  for (const named of [`${study}:`, 'studdy', 'pdf', 'locales/fr/portfolio.json:'])
    expect(made.said).toContain(named);
  expect(made.said).not.toMatch(/^ +at /m);
});
