/** @jest-environment node */
import type { Text } from '../../../plugins/gatsby-transformer-content';
import { fr } from '../../helpers/languages';
import {
  statusesOf,
  recordsToWrite,
  type TranslationStatus,
} from '../../../tools/translations/status';
import type { Records } from '../../../tools/translations/record';

const file = 'content/faq/zz.yaml';

type Fields = Record<string, [english: string, french?: string]>;

/** Returns texts from fields as [English, French]. */
const texts = (fields: Fields): Text[] =>
  Object.entries(fields).map(([field, [english, words]]) => ({
    ...{ file, line: 1, column: 1, field, english },
    translations: { [fr]: { file: 'content/faq/zz.fr.yaml', line: 1, column: 1, words } },
  }));

const states = (statuses: readonly TranslationStatus[]) =>
  Object.fromEntries(statuses.map(({ text, state }) => [text.field, state]));
const keep = (
  statuses: readonly TranslationStatus[],
  right: (age: TranslationStatus) => boolean = () => false,
) => recordsToWrite(statuses, right);

/** Returns the records of texts with current translations. */
const recordOf = (fields: Fields): Records =>
  keep(statusesOf(texts(fields), new Map()), () => true);

const before: Fields = { question: ['How long?', 'Combien de temps ?'] };
const record = recordOf(before);

test('a translation is stale when the English words change, until somebody says that it is right', () => {
  expect(states(statusesOf(texts(before), record))).toEqual({ question: 'current' });
  const changed = texts({ question: ['How much?', 'Combien de temps ?'] });
  const statuses = statusesOf(changed, record);
  expect(states(statuses)).toEqual({ question: 'stale' });
  // The record says which text it was made from.
  expect(statuses[0]?.madeFor).toBe([...record.values()][0]?.[0]?.english);
  expect(states(statusesOf(changed, keep(statuses)))).toEqual({ question: 'stale' });
  expect(
    states(
      statusesOf(
        changed,
        keep(statuses, () => true),
      ),
    ),
  ).toEqual({ question: 'current' });
});

test('one that changed too is taken as made for the English words of now, and kept so', () => {
  const changed = texts({ question: ['How much?', 'Combien ?'] });
  const statuses = statusesOf(changed, record);
  expect(states(statuses)).toEqual({ question: 'new' });
  expect(states(statusesOf(changed, keep(statuses)))).toEqual({ question: 'current' });
  const later = texts({ question: ['How far?', 'Combien ?'] });
  expect(states(statusesOf(later, keep(statuses)))).toEqual({ question: 'stale' });
});

test('items that moved with their translations stay current, those that moved without are stale', () => {
  const list = recordOf({ 'answer.0': ['One', 'Un'], 'answer.1': ['Two', 'Deux'] });
  const moved = texts({ 'answer.0': ['Two', 'Deux'], 'answer.1': ['One', 'Un'] });
  expect(states(statusesOf(moved, list))).toEqual({ 'answer.0': 'current', 'answer.1': 'current' });
  const stayed = texts({ 'answer.0': ['Two', 'Un'], 'answer.1': ['Three', 'Deux'] });
  expect(states(statusesOf(stayed, list))).toEqual({ 'answer.0': 'stale', 'answer.1': 'stale' });
});

test('a text without a translation is missing, unless somebody said that this is right', () => {
  const name: Fields = { name: ['Nakshi Studio'] };
  expect(states(statusesOf(texts(name), new Map()))).toEqual({ name: 'missing' });
  expect(states(statusesOf(texts(name), recordOf(name)))).toEqual({ name: 'current' });
  expect(states(statusesOf(texts({ name: ['Another'] }), recordOf(name)))).toEqual({
    name: 'missing',
  });
});

test('an English sentence in place of a translation is no translation; a name is', () => {
  const copied = texts({
    sentence: ['We draw what you need.', 'We draw what you need.'],
    name: ['Design Studio', 'Design Studio'],
  });
  expect(states(statusesOf(copied, new Map()))).toEqual({ sentence: 'copied', name: 'new' });
});
