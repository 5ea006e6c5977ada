import type { Text } from '../../src/content/texts';
import { hashOf, recordFile, untranslated, type Made, type Records } from './record';

/**
 * How a translation stands to the English words: made for them, new since the record (and so taken as made for them), made for
 * older words, or not there. `copied` are the English words themselves.
 */
export type State = 'current' | 'new' | 'stale' | 'missing' | 'copied';

export interface TranslationStatus {
  text: Text;
  language: string;
  state: State;
  /** Hash of the English words it was made for, where it is stale. */
  madeFor?: string;
}

/** Returns the age of every translation. */
export function statusesOf(texts: readonly Text[], records: Records): TranslationStatus[] {
  return texts.flatMap((text) => {
    const known = records.get(recordFile(text.file)) ?? [];
    return Object.entries(text.translations).map(([language, { words }]) => ({
      text,
      language,
      ...statusOf(
        text,
        words,
        known.filter((made) => made.language === language),
      ),
    }));
  });
}

function statusOf(
  { field, english }: Text,
  words: string | undefined,
  known: readonly Made[],
): Pick<TranslationStatus, 'state' | 'madeFor'> {
  const now = hashOf(english);
  const own = words === undefined ? untranslated : hashOf(words);
  const same = known.filter(({ translation }) => translation === own);
  // Wherever it stood then: items of lists are moved, and their translations with them.
  if (same.some(({ english: words }) => words === now)) return { state: 'current' };
  if (words === undefined) return { state: 'missing' };
  const older =
    same.findLast((made) => made.field === field) ??
    same.findLast((made) => listOf(made.field) === listOf(field));
  if (older) return { state: 'stale', madeFor: older.english };
  return { state: own === now && isSentence(english) ? 'copied' : 'new' };
}

/** A field with the places in lists left open. */
const listOf = (field: string) => field.replaceAll(/\b\d+\b/g, '*');

/** Names and loan words are the same in several languages. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 3;

/** What is to be done about: the translation is not that of the English words. */
export const isOpen = ({ state }: TranslationStatus) =>
  state === 'stale' || state === 'missing' || state === 'copied';

/**
 * Returns the records to keep: what is current or new was made for the English words of now, what is stale for those it was made for.
 * `right` tells which of them somebody has found to be right.
 */
export function recordsToWrite(
  statuses: readonly TranslationStatus[],
  right: (age: TranslationStatus) => boolean,
): Records {
  const records: Records = new Map();
  for (const age of statuses) {
    const { text, language, state, madeFor } = age;
    const settled = state === 'current' || state === 'new' || right(age);
    const english = settled ? hashOf(text.english) : madeFor;
    if (english === undefined) continue;
    const words = text.translations[language as keyof Text['translations']]?.words;
    const translation = words === undefined ? untranslated : hashOf(words);
    const file = recordFile(text.file);
    const made = { field: text.field, language, english, translation };
    records.set(file, [...(records.get(file) ?? []), made]);
  }
  return records;
}
