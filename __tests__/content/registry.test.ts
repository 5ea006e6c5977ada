/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatErrors } from '../../src/content/errors';
import { registryErrors } from '../../src/content/registry';

const file = 'languages.json';
let root: string;
let languages: Record<string, unknown>[];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'registry-'));
  languages = JSON.parse(await readFile(`locales/${file}`, 'utf8')) as typeof languages;
});
afterEach(() => rm(root, { recursive: true }));

async function errorsOf(list: unknown): Promise<string> {
  await writeFile(path.join(root, file), JSON.stringify(list, null, 2));
  return formatErrors(await registryErrors(root, new Map()));
}

/** A language that the site will never have. */
const another = {
  code: 'zz',
  name: 'Zz',
  short: 'ZZ',
  dir: 'ltr',
  script: 'latin',
  locale: 'zz',
  openGraph: 'zz_ZZ',
};

test('a language more is valid', async () => {
  expect(await errorsOf([...languages, another])).toBe('');
});

test.each([
  ['script', 'cyrillic'],
  ['locale', 'not a tag'],
  ['code', 'pt-BR'],
  ['openGraph', 'Portugal'],
])('%s that is %s is an error at its line', async (field, value) => {
  const said = await errorsOf([...languages, { ...another, [field]: value }]);
  const text = (await readFile(path.join(root, file), 'utf8')).split('\n');
  const line = text.findLastIndex((each) => each.includes(`"${field}"`)) + 1;
  expect(said).toContain(`locales/${file}:${line}:`);
});

test('neither may English be missing nor a code be there twice', async () => {
  expect(await errorsOf(languages.filter(({ code }) => code !== 'en'))).toContain('English');
  expect(await errorsOf([...languages, ...languages])).toContain('only once');
});
