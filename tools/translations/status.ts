import type { Text } from '../../plugins/gatsby-transformer-content';
import { hashOf, recordFile, untranslated, type Made, type Records } from './record';

/**
 * The status of a translation: `current`, `new` since the record (and so assumed current), `stale` or `missing`. `copied` is the English
 * text itself.
 */
export type State = 'current' | 'new' | 'stale' | 'missing' | 'copied';

export interface TranslationStatus {
  text: Text;
  language: string;
  state: State;
  /** Hash of the English text that a stale translation was made from. */
  madeFor?: string;
}

/** Returns the status of every translation. */
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
  // At any position, as list items may be moved together with their translations.
  if (same.some(({ english: words }) => words === now)) return { state: 'current' };
  if (words === undefined) return { state: 'missing' };
  const older =
    same.findLast((made) => made.field === field) ??
    same.findLast((made) => listOf(made.field) === listOf(field));
  if (older) return { state: 'stale', madeFor: older.english };
  return { state: own === now && isSentence(english) ? 'copied' : 'new' };
}

/** A field path with a wildcard for list positions. */
const listOf = (field: string) => field.replaceAll(/\b\d+\b/g, '*');

/** Names and loan words are the same in several languages. */
const isSentence = (text: string) => text.trim().split(/\s+/).length > 3;

/** Returns whether a translation needs work. */
export const isOpen = ({ state }: TranslationStatus) =>
  state === 'stale' || state === 'missing' || state === 'copied';

/**
 * Returns the new records. Current and new translations get the hash of the present English text, stale ones keep theirs. `right` selects
 * stale translations that are still correct.
 */
export function recordsToWrite(
  statuses: readonly TranslationStatus[],
  right: (status: TranslationStatus) => boolean,
): Records {
  const records: Records = new Map();
  for (const status of statuses) {
    const { text, language, state, madeFor } = status;
    const settled = state === 'current' || state === 'new' || right(status);
    const english = settled ? hashOf(text.english) : madeFor;
    if (english === undefined) continue;
    const words = text.translations[language]?.words;
    const translation = words === undefined ? untranslated : hashOf(words);
    const file = recordFile(text.file);
    const made = { field: text.field, language, english, translation };
    records.set(file, [...(records.get(file) ?? []), made]);
  }
  return records;
}
