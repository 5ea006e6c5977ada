/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileWith } from '../helpers/content';
import { translations } from '../../tools/translations/command';
import { makeFolder } from '../../plugins/testing/make-folder';

const question = fileWith('faq');
const english = `content/${question}`;
const french = english.replace('.yaml', '.fr.yaml');

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Zz', '-c', 'user.email=zz@studio.test', ...args], {
    cwd: root,
  });

/** Runs the command in the copy and returns its output or the message of its error. */
async function run(args: readonly string[], isRight = false) {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const failed = await translations(args, { right: isRight }).catch(
    (error: unknown) => (error as Error).message,
  );
  const said = failed ?? log.mock.calls.join('\n');
  log.mockRestore();
  return said;
}
const right = (...args: string[]) => run(args, true);

const change = async (file: string, by: (text: string) => string) => {
  const target = path.join(root, file);
  await writeFile(target, by(await readFile(target, 'utf8')));
};
const ask = (words: string) => (text: string) =>
  text.replace(/^question: .*$/m, `question: ${words}`);

const project = process.cwd();
afterAll(() => process.chdir(project));

beforeAll(async () => {
  root = makeFolder();
  for (const folder of ['content', 'locales', 'static', 'translation-records', 'src/pages'])
    await cp(folder, path.join(root, folder), { recursive: true });
  git('init', '--quiet');
  await change(english, ask('What did we say before?'));
  git('add', '.');
  git('commit', '--quiet', '--message', 'All');
  process.chdir(root);
  // The open translations of the project.
  for (const language of ['fr', 'ja', 'es'])
    for (const folder of ['content', 'locales']) await right(language, folder);
});

test('a stale translation from the change to its end', async () => {
  expect(await run(['fr', 'ja'])).toContain('Français (fr): nothing is stale, nothing is missing.');

  await change(english, ask('What do we say now?'));
  const listed = await run(['fr', 'ja']);
  expect(listed).toMatch(/English was +What did we say before\?/);
  expect(listed).toMatch(/English is +What do we say now\?/);
  expect(listed).toContain(`npm run translations -- --right ja ${english} question`);
  expect(listed).not.toContain('Español');

  // An editor changes the French text, and somebody marks the Japanese one as right.
  await change(french, ask('Que disons-nous maintenant ?'));
  expect(await right('ja', english, 'question')).toContain('1 marked as right');
  const after = await run([]);
  expect(after).toContain('Français (fr): nothing is stale');
  expect(after).toContain('日本語 (ja): nothing is stale');
  expect(after).toMatch(/Español \(es\): 1 stale/);
});

test('a folder may end with a slash, and an unknown one is an error with the known ones', async () => {
  expect(await right('fr', './locales/fr/')).toContain('marked as right');
  expect(await right('fr', 'content/zz.yaml')).toContain("'content/zz.yaml'");
  expect(await right('fr', french, 'zz')).toContain('question');
  expect(await run(['xx'])).toContain('translated into: xx');
});
