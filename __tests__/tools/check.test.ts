/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentWith, fileWith } from '../helpers/content';
import { makeFolder } from '../../plugins/testing/make-folder';

/** Runs a script, and returns its output. */
function run(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd });
  return { status, said: stdout + stderr };
}

/** Runs the check like the npm command. */
const check = (...args: string[]) => run('.', '--import', 'tsx', 'tools/check.ts', ...args);

let folder: string;
beforeAll(async () => {
  const root = makeFolder();
  folder = path.join(root, 'content');
  // The records of translations and PDFs are next to a content folder.
  for (const part of [
    'content',
    'locales',
    'translation-records',
    'tools/case-studies/printed.json',
  ])
    await cp(part, path.join(root, part), { recursive: true });
});

const typos: readonly [file: string, right: RegExp, wrong: string][] = [
  ['site.yaml', /^businessTypes:/m, 'bussinessTypes:'],
  [fileWith('portfolio', /^story:/m), /^story:/m, 'storry:'],
];

test('typos are named with file, line and hint', async () => {
  const { status, said } = check(
    await contentWith(
      Object.fromEntries(
        typos.map(([file, right, wrong]) => [file, (text: string) => text.replace(right, wrong)]),
      ),
    ),
    'locales',
  );
  expect(status).toBe(1);
  for (const [file, right, wrong] of typos) {
    const [before = ''] = (await readFile(`content/${file}`, 'utf8')).split(right);
    expect(said).toContain(`${file}:${before.split('\n').length}:1  ${wrong.replace(':', '')}`);
  }
  expect(said).toContain('→');
  expect(said).not.toMatch(/^ +at /m);
});

test('a comma that is missing in the list of languages is reported like any other, and a build says where to look', async () => {
  const project = makeFolder({}, 'languages');
  for (const part of ['src', 'plugins', 'tools', 'locales', 'package.json', 'tsconfig.json'])
    await cp(part, path.join(project, part), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  const list = path.join(project, 'locales/languages.json');
  await writeFile(list, (await readFile(list, 'utf8')).replace('",\n', '"\n'));
  const names = ['check', 'translations', 'launch-check', 'edit', 'dev', 'case-studies'];
  const commands = [...names, 'edited-content'].map((name) =>
    run(project, '--import', 'tsx', `tools/${name}.ts`),
  );
  const built = run(project, 'tools/gatsby.mjs', 'build');
  for (const { status, said } of commands) {
    expect(status).toBe(1);
    expect(said).toMatch(/languages\.json:4:\d+ {2}Missing ,/);
  }
  expect(built.status).toBe(1);
  expect(built.said).toContain('npm run check');
  for (const { said } of [...commands, built]) expect(said).not.toMatch(/^ +at /m);
});

test('a missing folder is named, with how to bring it back', () => {
  const { status, said } = check(path.join(makeFolder(), 'content'), 'locales');
  expect(status).toBe(1);
  expect(said).toMatch(/^content:1:1 {2}expected a folder, found nothing\n.*git restore content/m);
});

test('--fix fixes and lists errors with only one possible fix', async () => {
  const locales = path.join(path.dirname(folder), 'locales');
  const file = path.join(folder, fileWith('faq'));
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.trimEnd().replaceAll('\n', '\r\n'));
  const { status, said } = check('--fix', folder, locales);
  expect(status).toBe(0);
  expect(said).toContain(`content/${fileWith('faq')}: formatted`);
  expect(await readFile(file, 'utf8')).toMatch(/^[^\r]*[^\r\n]\n$/);
});
