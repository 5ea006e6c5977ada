/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatErrors, loadLocales, type Messages } from '../../plugins/gatsby-transformer-content';
import { languageCodes } from '../../src/i18n/languages';
import english from '../../locales/en/common.json';
import { contentWith, type Changes } from '../helpers/content';
import { fr } from '../helpers/languages';
import { setup } from '../../src/content/setup';
import { keysInCode, missingStringErrors } from '../../tools/check/missing-strings';

/** docs/requirements.md#languages */
const specified = [
  'companyName services products integrations pricing support aboutUs contactUs faq resources heroTitle',
  'heroSubtitle heroDescription getStarted exploreServices projects satisfaction supportAvailable',
  'servicesTitle servicesDescription learnMore footerDescription allRightsReserved privacyPolicy',
  'termsOfService cookiePolicy brandIdentity socialMediaBranding uiuxDesign websiteDevelopment',
  'contentCreation consultationStrategy brandIdentityDesc socialMediaBrandingDesc uiuxDesignDesc',
  'websiteDevelopmentDesc contentCreationDesc consultationStrategyDesc',
].flatMap((line) => line.split(' '));

const load = async (changes: Changes) => loadLocales(setup, await contentWith(changes, 'locales'));

/** Adds strings to a file, and removes those that are undefined. */
const adding = (added: object) => (text: string) =>
  JSON.stringify({ ...added, ...(JSON.parse(text) as Messages), ...added }, null, 2);

test('every language has every string and the specified ones, none empty, none in English', async () => {
  const { errors, locales } = await loadLocales(setup, 'locales');
  expect(formatErrors(errors)).toBe('');
  const source = locales['en']?.['common'] ?? {};
  for (const language of languageCodes) {
    const common = locales[language]?.['common'] ?? {};
    expect(specified.filter((key) => !common[key])).toEqual([]);
    if (language === 'en') continue;
    // Names and loan words may be the same in English, sentences may not.
    const long = specified.filter((key) => (source[key]?.split(' ').length ?? 0) > 3);
    expect(long.filter((key) => common[key] === source[key])).toEqual([]);
  }
});

/** Returns the keys that the code shows: whole ones, and those that begin with a part of one. */
function shownKeys() {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
  const find = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, namespace = '', key = '']) => `${namespace}:${key}`);
  const whole = new Set(keysInCode().map(({ namespace, key }) => `${namespace}:${key}`));
  const starts = [...find(/`([a-z]+):([\w-]+)\$\{/g), ...find(/useNames\('([a-z]+):([\w-]+)'\)/g)];
  // The name of a neighbor is between a start and an end.
  const ends = find(/`([a-z]+):\$\{[^}]*\}([\w-]+)`/g).map((key) => key.split(':'));
  return (key: string) =>
    whole.has(key) ||
    starts.some((start) => key.startsWith(start)) ||
    ends.some(([namespace, end = '']) => key.startsWith(`${namespace}:`) && key.endsWith(end));
}

test('every string is shown somewhere, or specified', async () => {
  const { locales } = await loadLocales(setup, 'locales');
  const isShown = shownKeys();
  const keys = Object.entries(locales['en'] ?? {}).flatMap(([namespace, strings]) =>
    Object.keys(strings).map((key) => `${namespace}:${key.replace(/_(one|other)$/, '')}`),
  );
  const may = new Set(specified.map((key) => `common:${key}`));
  expect(keys.filter((key) => !may.has(key) && !isShown(key))).toEqual([]);
});

test('an unknown key, an empty text and a lost placeholder are named with line and hint', async () => {
  const { errors } = await load({
    'fr/common.json': adding({ servces: 'x', services: undefined }),
    'fr/support.json': adding({ faqTitle: ' ' }),
    'fr/layout.json': adding({ submenu: 'Plus' }),
  });
  const said = errors.map(
    ({ file, line, field, message, hint }) => `${file}:${line} ${field} ${message} ${hint ?? ''}`,
  );
  for (const one of [
    /^locales\/fr\/common\.json:2 servces .*'services'/,
    /^locales\/fr\/support\.json:2 faqTitle .*an empty one/,
    /^locales\/fr\/layout\.json:2 submenu .*\{\{name\}\}/,
  ])
    expect(said).toContainEqual(expect.stringMatching(one));
});

test('the same mistake in two translations is reported in both', async () => {
  const { errors } = await load({
    'fr/layout.json': adding({ submenu: 'Plus' }),
    'ja/layout.json': adding({ submenu: '他' }),
  });
  expect(errors.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
    'locales/fr/layout.json submenu',
    'locales/ja/layout.json submenu',
  ]);
});

test('a mistake in English is reported there, once, and not in the translations', async () => {
  const { errors } = await load({
    'en/layout.json': adding({ submenu: 'More {{nmae}}' }),
    'en/forms.json': (text) => text.replace(/ *"charactersLeft_other".*\n/, ''),
    'fr.json': '{}',
  });
  const said = errors.map(({ file, field }) => `${file} ${field}`).sort();
  expect(said).toEqual([
    'locales/en/forms.json charactersLeft_other',
    'locales/en/layout.json submenu',
    'locales/fr.json ',
  ]);
});

test('a string that the code shows and no language has is reported', async () => {
  const all = Object.fromEntries(
    languageCodes.map((code) => [`${code}/common.json`, adding({ heroTitle: undefined })]),
  );
  const { sources, errors } = await load(all);
  expect(errors).toEqual([]);
  const missing = missingStringErrors({ sources: { content: [], locales: [...sources] } });
  expect(missing.map(({ message }) => message)).toEqual([
    expect.stringMatching(/'heroTitle', which src\//),
  ]);
});

test('English stands where a translation has a gap', async () => {
  const { locales } = await load({ 'fr/common.json': '{ "services": "Prestations" }' });
  expect(locales[fr]?.['common']).toMatchObject({
    services: 'Prestations',
    heroTitle: english.heroTitle,
  });
});
