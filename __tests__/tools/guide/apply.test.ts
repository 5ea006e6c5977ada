/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyExample } from '../../../tools/guide/apply';

let root: string;
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const apply = (file: string, text: string) => applyExample(root, { file, text, line: 1 });

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'project-'));
  await write('content/faq/a.yaml', 'order: 1\nquestion: A?\n');
});
afterEach(() => rm(root, { recursive: true }));

test('a whole entry is a file of its own', async () => {
  await apply('content/faq/b.yaml', 'order: 2\n');
  expect(await read('content/faq/b.yaml')).toBe('order: 2\n');
});

test('a part of an entry that is not there begins as a copy of a sister', async () => {
  await apply('content/faq/b.yaml', '# …\norder: 2\n');
  expect(await read('content/faq/b.yaml')).toBe('order: 2\nquestion: A?\n');
});

test('an example for every language is done where there is a translation', async () => {
  await write('content/faq/a.fr.yaml', 'question: Fr\n');
  await write('content/faq/a.bn.yaml', 'question: Bn\n');
  await apply('content/faq/a.<language>.yaml', '# …\nquestion: New\n');
  expect(await read('content/faq/a.fr.yaml')).toBe('question: New\n');
  expect(await read('content/faq/a.bn.yaml')).toBe('question: New\n');
  expect(await read('content/faq/a.yaml')).toContain('A?');
});

test('strings join those that are there, in a new language too', async () => {
  await write('locales/en/common.json', '{ "a": "A" }');
  await apply('locales/<language>/common.json', '{ "b": "B" }');
  await apply('locales/pt/common.json', '{ "a": "Á" }');
  expect(JSON.parse(await read('locales/en/common.json'))).toEqual({ a: 'A', b: 'B' });
  expect(JSON.parse(await read('locales/pt/common.json'))).toEqual({ a: 'Á' });
});

test('a language comes last in the registry', async () => {
  await write('locales/languages.json', '[{ "code": "en" }]');
  await apply('locales/languages.json', '{ "code": "zz" }');
  expect(JSON.parse(await read('locales/languages.json'))).toEqual([
    { code: 'en' },
    { code: 'zz' },
  ]);
});
