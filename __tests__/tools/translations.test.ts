/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileWith } from '../helpers/content';
import { makeFolder } from '../helpers/folder';

const tsx = require.resolve('tsx');
const question = fileWith('faq');
const english = `content/${question}`;
const french = english.replace('.yaml', '.fr.yaml');

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Zz', '-c', 'user.email=zz@studio.test', ...args], {
    cwd: root,
  });

/** Runs a command of tools/ on the copy; gives what it says. */
function run(tool: string, ...args: string[]) {
  const script = path.resolve('tools', `${tool}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, script, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const change = async (file: string, by: (text: string) => string) => {
  const target = path.join(root, file);
  await writeFile(target, by(await readFile(target, 'utf8')));
};
const ask = (words: string) => (text: string) =>
  text.replace(/^question: .*$/m, `question: ${words}`);

beforeAll(async () => {
  root = makeFolder();
  for (const folder of ['content', 'locales', 'translations'])
    await cp(folder, path.join(root, folder), { recursive: true });
  git('init', '--quiet');
  await change(english, ask('What did we say before?'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
  // Whatever is open in the project today.
  for (const language of ['fr', 'ja', 'es'])
    for (const folder of ['content', 'locales']) run('translations', '--right', language, folder);
});

test('a stale translation from the change to its end', async () => {
  const before = run('translations', 'fr', 'ja');
  expect(before.status).toBe(0);
  expect(before.said).toContain('Français (fr): nothing is stale, nothing is missing.');

  await change(english, ask('What do we say now?'));
  const listed = run('translations', 'fr', 'ja').said;
  expect(listed).toMatch(/English was +What did we say before\?/);
  expect(listed).toMatch(/English is +What do we say now\?/);
  expect(listed).toContain(`npm run translations -- --right ja ${english} question`);
  expect(listed).not.toContain('Español');

  // A keeper changes the French words in the browser, and somebody finds the Japanese ones to be right.
  await change(french, ask('Que disons-nous maintenant ?'));
  expect(run('translations', '--right', 'ja', english, 'question').said).toContain('1 found');
  const after = run('translations').said;
  expect(after).toContain('Français (fr): nothing is stale');
  expect(after).toContain('日本語 (ja): nothing is stale');
  expect(after).toMatch(/Español \(es\): 1 made for older words/);

  expect(run('translations', '--keep').said).not.toMatch(/Kept/);
});

test('a folder may be named as shells complete it; what is unknown is said, with what there is', () => {
  expect(run('translations', '--right', 'fr', './locales/fr/')).toMatchObject({ status: 0 });
  expect(run('translations', '--right', 'fr', 'content/zz.yaml')).toMatchObject({ status: 1 });
  const { said } = run('translations', '--right', 'fr', french, 'zz');
  expect(said).toContain('question');
  expect(run('translations', 'xx').said).toContain('no translation');
});
