/** @jest-environment node */
import type { Text } from '../../../src/content/texts';
import { fr } from '../../helpers/languages';
import { agesOf, keptRecords, type Age } from '../../../tools/translations/ages';
import type { Records } from '../../../tools/translations/record';

const file = 'content/faq/zz.yaml';

type Fields = Record<string, [english: string, french?: string]>;

/** Takes fields as [English, French]; gives their texts. */
const texts = (fields: Fields): Text[] =>
  Object.entries(fields).map(([field, [english, words]]) => ({
    ...{ file, line: 1, column: 1, field, english },
    translations: { [fr]: { file: 'content/faq/zz.fr.yaml', line: 1, column: 1, words } },
  }));

const states = (ages: readonly Age[]) =>
  Object.fromEntries(ages.map(({ text, state }) => [text.field, state]));
const keep = (ages: readonly Age[], right: (age: Age) => boolean = () => false) =>
  keptRecords(ages, right);

/** What is kept of texts whose translations are all right. */
const recordOf = (fields: Fields): Records => keep(agesOf(texts(fields), new Map()), () => true);

const before: Fields = { question: ['How long?', 'Combien de temps ?'] };
const record = recordOf(before);

test('a translation is stale when the English words change, until somebody says that it is right', () => {
  expect(states(agesOf(texts(before), record))).toEqual({ question: 'current' });
  const changed = texts({ question: ['How much?', 'Combien de temps ?'] });
  const ages = agesOf(changed, record);
  expect(states(ages)).toEqual({ question: 'stale' });
  // It says for which words it was made.
  expect(ages[0]?.madeFor).toBe([...record.values()][0]?.[0]?.english);
  expect(states(agesOf(changed, keep(ages)))).toEqual({ question: 'stale' });
  expect(
    states(
      agesOf(
        changed,
        keep(ages, () => true),
      ),
    ),
  ).toEqual({ question: 'current' });
});

test('one that changed too is taken as made for the English words of now, and kept so', () => {
  const changed = texts({ question: ['How much?', 'Combien ?'] });
  const ages = agesOf(changed, record);
  expect(states(ages)).toEqual({ question: 'new' });
  expect(states(agesOf(changed, keep(ages)))).toEqual({ question: 'current' });
  const later = texts({ question: ['How far?', 'Combien ?'] });
  expect(states(agesOf(later, keep(ages)))).toEqual({ question: 'stale' });
});

test('items that moved with their translations stay current, those that moved without are stale', () => {
  const list = recordOf({ 'answer.0': ['One', 'Un'], 'answer.1': ['Two', 'Deux'] });
  const moved = texts({ 'answer.0': ['Two', 'Deux'], 'answer.1': ['One', 'Un'] });
  expect(states(agesOf(moved, list))).toEqual({ 'answer.0': 'current', 'answer.1': 'current' });
  const stayed = texts({ 'answer.0': ['Two', 'Un'], 'answer.1': ['Three', 'Deux'] });
  expect(states(agesOf(stayed, list))).toEqual({ 'answer.0': 'stale', 'answer.1': 'stale' });
});

test('a text without a translation is missing, unless somebody said that this is right', () => {
  const name: Fields = { name: ['Nakshi Studio'] };
  expect(states(agesOf(texts(name), new Map()))).toEqual({ name: 'missing' });
  expect(states(agesOf(texts(name), recordOf(name)))).toEqual({ name: 'current' });
  expect(states(agesOf(texts({ name: ['Another'] }), recordOf(name)))).toEqual({ name: 'missing' });
});

test('an English sentence in place of a translation is no translation; a name is', () => {
  const copied = texts({
    sentence: ['We draw what you need.', 'We draw what you need.'],
    name: ['Design Studio', 'Design Studio'],
  });
  expect(states(agesOf(copied, new Map()))).toEqual({ sentence: 'copied', name: 'new' });
});
