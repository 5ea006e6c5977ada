/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Text } from '../../../src/content/texts';
import { bn, fr } from '../../helpers/languages';
import { glossaryGaps, readGlossary, termCheck } from '../../../tools/check/glossary';

const check = termCheck([
  { term: 'case study', fr: 'étude de cas', forms: { fr: ['études de cas'] } },
  { term: 'industry', fr: 'secteur ; métier (du client)', unless: ['industry standard'] },
  { term: 'you', fr: 'vous', check: false },
  { term: 'Review', fr: 'Vos retours' },
  { term: 'C++', fr: 'C plus plus', unless: ['(old) C++'] },
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
  ['In C++ (new)', 'En Rust', ['C++']],
  ['In (old) C++', 'En Rust', []],
])('of %s, %s misses %j', (english, words, terms) => {
  expect(missing(english, words)).toEqual(terms);
});

test('terms without a word in a language are noted, unless it is not complete', () => {
  const terms = [{ term: 'you', [fr]: 'vous' }, { term: 'review' }];
  const noted = glossaryGaps(terms, [{ code: 'en' }, { code: fr }, { code: bn, partial: true }]);
  expect(noted).toEqual([expect.objectContaining({ field: fr })]);
  expect(noted[0]?.message).toContain('review');
  expect(noted[0]?.message).not.toContain('you');
});

test.each([
  ['an empty file', '', ''],
  ['an entry without a term', '- term: you\n- fr: vous\n', ':2:'],
  ['a field that nobody knows', '- term: you\n  fr: vous\n  unles: [a]\n', ':3:'],
  ['forms that are no list', '- term: you\n  forms:\n    fr: tu\n', ':3:'],
  ['a slip of the pen', '- term: you\n  fr: "vous\n', ':2:'],
])('%s is said with its line and a cure', async (_, text, line) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossary-'));
  const file = path.join(folder, 'glossary.yaml');
  await writeFile(file, text);
  const said = await readGlossary(file).catch(String);
  await rm(folder, { recursive: true });
  expect(said).toContain(`${file}${line}`);
  expect(said).toContain('→');
});
