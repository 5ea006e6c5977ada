/** @jest-environment node */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { formatErrors } from '../../plugins/gatsby-transformer-content';
import { languageListErrors } from '../../src/content/language-list';
import { languagesFileErrors } from '../../src/content/languages-file';
import { makeFolder } from '../../plugins/testing/make-folder';

const file = 'languages.json';
const languages = JSON.parse(readFileSync(`locales/${file}`, 'utf8')) as { code: string }[];
const written = (list: unknown) => JSON.stringify(list, null, 2);
const errorsOf = async (list: unknown) =>
  formatErrors(
    await languageListErrors(`${makeFolder({ [`locales/${file}`]: written(list) })}/locales`),
  );

/** A language that the site will never have. */
const another = {
  code: 'ia',
  name: 'Interlingua',
  short: 'IA',
  script: 'latin',
  locale: 'ia-001',
  openGraph: 'ia_ZZ',
};

test('a language more is valid', async () => {
  expect(await errorsOf([...languages, another])).toBe('');
});

test.each([
  ['script', 'cyrillic'],
  ['locale', 'not a tag'],
  // No language has this tag.
  ['locale', 'xx'],
  // Another language.
  ['locale', 'pt'],
  // Its own digits are not Latin.
  ['locale', 'mr'],
  ['code', 'pt-BR'],
  ['openGraph', 'Portugal'],
  // No language that is written from right to left.
  ['dir', 'rtl'],
])('%s that is %s is an error at its line', async (field, value) => {
  const list = [...languages, { ...another, [field]: value }];
  const lines = written(list).split('\n');
  const line = lines.findLastIndex((each) => each.includes(`"${field}"`)) + 1;
  expect(await errorsOf(list)).toContain(`locales/${file}:${line}:`);
});

test('neither may English be missing nor a code be there twice', async () => {
  expect(await errorsOf(languages.filter(({ code }) => code !== 'en'))).toContain('English');
  expect(await errorsOf([...languages, ...languages])).toContain('only once');
});

test('a list that is missing is named, with the way to get it back', async () => {
  const root = `${makeFolder()}/locales`;
  const [error] = await languagesFileErrors(root);
  expect(error).toMatchObject({ file: `${root}/${file}`, message: 'missing file' });
  expect(error?.hint).toContain('git restore');
});

test('a link in the place of the list is refused, and one beside it hides no other error', async () => {
  const root = `${makeFolder({ [`locales/${file}`]: written(languages) })}/locales`;
  mkdirSync(`${root}/fr`);
  symlinkSync('nowhere', `${root}/fr/.#common.json`);
  expect(await languageListErrors(root)).toEqual([]);
  const linked = `${makeFolder({ 'locales/fr/common.json': '{}' })}/locales`;
  symlinkSync(`${root}/${file}`, `${linked}/${file}`);
  expect(formatErrors(await languageListErrors(linked))).toContain('found a link');
});
