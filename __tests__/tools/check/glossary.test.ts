/** @jest-environment node */
import type { Text } from '../../../src/content/texts';
import { languageCodes } from '../../../src/i18n/languages';
import { fr } from '../../helpers/languages';
import { glossaryFile, readGlossary, termCheck } from '../../../tools/check/glossary';

const check = termCheck([
  { term: 'case study', fr: 'étude de cas', forms: { fr: ['études de cas'] } },
  { term: 'industry', fr: 'secteur ; métier (du client)', unless: ['industry standard'] },
  { term: 'you', fr: 'vous', check: false },
  { term: 'Review', fr: 'Vos retours' },
]);
const missing = (english: string, words: string | undefined) => {
  const text: Text = {
    ...{ file: 'x.yaml', line: 1, column: 1, field: 'a', english },
    translations: { [fr]: { file: 'x.fr.yaml', line: 1, column: 1, words } },
  };
  return check(text, 'fr').map(({ term }) => term);
};

test.each([
  ['Read the case study', 'Lire l’histoire', ['case study']],
  ['Read the case study', 'Lire l’Étude de cas', []],
  ['Two case studies', 'Deux études de cas', []],
  ['Your industries', 'Vos métiers', []],
  ['An industry standard', 'Une norme', []],
  ['For you', 'Pour toi', []],
  ['A review', 'Un avis', []],
  ['Review', 'Un avis', ['Review']],
  ['{{industry}}', 'Rien', []],
  ['A case study', undefined, []],
])('of %s, %s misses %j', (english, words, terms) => {
  expect(missing(english, words)).toEqual(terms);
});

test('the glossary of the project has a word for every term in every translation', async () => {
  const terms = await readGlossary(glossaryFile);
  expect(terms.length).toBeGreaterThan(0);
  for (const term of terms)
    for (const code of languageCodes.filter((each) => each !== 'en'))
      expect([term.term, code, typeof term[code]]).toEqual([term.term, code, 'string']);
});
