/** @jest-environment node */
import { loadSite, siteTexts } from '../../src/content/site';
import { contentWith } from '../helpers/content';
import { fr, ja } from '../helpers/languages';

test('texts are words with their translations and places; figures, facts and files are none', async () => {
  const root = await contentWith({
    'benefits/zz-test.yaml': 'order: 998\ntitle: Fast\ntext: 24/7\nemblem: purse\n',
    'benefits/zz-test.fr.yaml': 'title: Rapide\n',
  });
  const { sources } = await loadSite(root, 'locales');
  const own = siteTexts(sources).filter(({ file }) => file === 'content/benefits/zz-test.yaml');
  expect(own).toEqual([expect.objectContaining({ field: 'title', english: 'Fast', line: 2 })]);
  expect(own[0]?.translations[fr]).toMatchObject({
    ...{ file: 'content/benefits/zz-test.fr.yaml', line: 1, words: 'Rapide' },
  });
  expect(own[0]?.translations[ja]).toMatchObject({ words: undefined });
});
