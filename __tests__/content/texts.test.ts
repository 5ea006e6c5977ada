/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { loadSite } from '../../src/content/load-site';
import { siteTexts } from '../../src/content/texts';
import { getLanguage, languageCodes } from '../../src/i18n/languages';
import { contentWith } from '../helpers/content';
import { fr, ja } from '../helpers/languages';

test('texts are words with their translations and places; figures, facts and files are none', async () => {
  const root = await contentWith({
    'benefits/zz-test.yaml': 'order: 998\ntitle: Fast\ntext: 24/7\nemblem: purse\n',
    'benefits/zz-test.fr.yaml': 'title: Rapide\n',
  });
  const { sources } = await loadSite(root, 'locales');
  await rm(root, { recursive: true });
  const own = siteTexts(sources).filter(({ file }) => file === 'content/benefits/zz-test.yaml');
  expect(own).toEqual([expect.objectContaining({ field: 'title', english: 'Fast', line: 2 })]);
  expect(own[0]?.translations[fr]).toMatchObject({
    ...{ file: 'content/benefits/zz-test.fr.yaml', line: 1, words: 'Rapide' },
  });
  expect(own[0]?.translations[ja]).toMatchObject({ words: undefined });
});

test('a string in several numbers wants the forms that each language has', async () => {
  const { sources } = await loadSite('content', 'locales');
  const plural = siteTexts(sources).filter(({ file, field }) =>
    file.startsWith('locales/') ? /_(?:one|other|many|few|two|zero)$/.test(field) : false,
  );
  expect(plural.length).toBeGreaterThan(0);
  for (const code of languageCodes.filter((each) => each !== 'en')) {
    const forms = new Intl.PluralRules(getLanguage(code).locale).resolvedOptions().pluralCategories;
    const wanted = plural.filter(({ translations }) => translations[code]);
    for (const { field } of wanted)
      expect(forms).toContain(field.slice(field.lastIndexOf('_') + 1));
  }
});
