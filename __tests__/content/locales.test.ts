/** @jest-environment node */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatErrors } from '../../src/content/errors';
import { loadLocales, type Locales } from '../../src/content/locales';
import { languageCodes } from '../../src/i18n/languages';
import english from '../../locales/en/common.json';
import { fr } from '../helpers/languages';

/** spec §3, Translation resource per language. */
const specified = [
  'companyName services products integrations pricing support aboutUs contactUs faq resources heroTitle',
  'heroSubtitle heroDescription getStarted exploreServices projects satisfaction supportAvailable',
  'servicesTitle servicesDescription learnMore footerDescription allRightsReserved privacyPolicy',
  'termsOfService cookiePolicy brandIdentity socialMediaBranding uiuxDesign websiteDevelopment',
  'contentCreation consultationStrategy brandIdentityDesc socialMediaBrandingDesc uiuxDesignDesc',
  'websiteDevelopmentDesc contentCreationDesc consultationStrategyDesc',
].flatMap((line) => line.split(' '));

/** Takes changes of `fr/<namespace>.json`; gives the errors of a copy of the project's strings with them made. */
async function errorsWith(
  namespace: string,
  change: (messages: Record<string, unknown>) => string,
) {
  const root = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', root, { recursive: true });
  const file = path.join(root, 'fr', `${namespace}.json`);
  await writeFile(
    file,
    change(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>),
  );
  const { errors } = await loadLocales(root);
  await rm(root, { recursive: true });
  return errors.filter(({ file }) => file === `locales/fr/${namespace}.json`);
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

test('every language has every string, none empty, with the placeholders of English', async () => {
  expect(formatErrors((await loadLocales('locales')).errors)).toBe('');
});

/** The translations that must have every string. */
const complete = languageCodes.filter((code) => code !== 'en');

describe('the specified keys', () => {
  let locales: Locales;
  beforeAll(async () => {
    ({ locales } = await loadLocales('locales'));
  });

  test.each(languageCodes)('are there in %s', (language) => {
    const { common = {} } = locales[language];
    expect(specified.filter((key) => !common[key])).toEqual([]);
  });

  test.each(complete)('are translated in %s', (language) => {
    const { common: source = {} } = locales.en;
    const { common = {} } = locales[language];
    // Names and loan words may stay; sentences may not.
    const long = specified.filter((key) => (source[key]?.split(' ').length ?? 0) > 3);
    expect(long.filter((key) => common[key] === source[key])).toEqual([]);
  });
});

describe('an error in a translation is named with its line', () => {
  test('an unknown key', async () => {
    const errors = await errorsWith('common', (all) =>
      json({ servces: 'x', ...all, services: undefined }),
    );
    expect(errors).toContainEqual(
      expect.objectContaining({
        line: 2,
        field: 'servces',
        hint: expect.stringContaining("'services'") as string,
      }),
    );
  });

  test('an empty text', async () => {
    const errors = await errorsWith('common', (all) => json({ ...all, services: ' ' }));
    expect(errors).toContainEqual(
      expect.objectContaining({
        field: 'services',
        message: expect.stringContaining('an empty one') as string,
      }),
    );
  });

  test('a lost placeholder', async () => {
    const errors = await errorsWith('layout', (all) => json({ ...all, submenu: 'Plus' }));
    expect(errors).toEqual([
      expect.objectContaining({
        field: 'submenu',
        message: expect.stringContaining('{{name}}') as string,
      }),
    ]);
  });
});

test('English stands where a translation has a gap', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'locales-'));
  await cp('locales', root, { recursive: true });
  await writeFile(path.join(root, 'fr', 'common.json'), '{ "services": "Prestations" }');
  const { locales } = await loadLocales(root);
  await rm(root, { recursive: true });
  expect(locales[fr]['common']).toMatchObject({
    services: 'Prestations',
    heroTitle: english.heroTitle,
  });
});
