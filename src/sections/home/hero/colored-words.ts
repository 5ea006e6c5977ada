import { phraseBreak } from '../../../lib/phrases';

/** A title in three parts. The middle one is colored. */
export interface Accented {
  before: string;
  accent: string;
  after: string;
}

/**
 * Returns the parts of a title. If the title does not contain the words, its final punctuation is colored. Spaces around the words are
 * ignored.
 */
export function accented(title: string, words: string): Accented {
  const found = last(words.trim(), title) ?? closing(title);
  return {
    before: title.slice(0, found.at),
    accent: title.slice(found.at, found.at + found.length),
    after: title.slice(found.at + found.length),
  };
}

/** Finds the last occurrence of the words. The title may have zero-width spaces between their letters. */
function last(words: string, title: string) {
  const letters = Array.from(words, (letter) =>
    letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`),
  );
  const found = [...title.matchAll(new RegExp(letters.join(`${phraseBreak}?`), 'gu'))].at(-1);
  return found?.[0] ? { at: found.index, length: found[0].length } : undefined;
}

function closing(title: string) {
  const found = /\p{P}+(?=\s*$)/u.exec(title);
  return { at: found?.index ?? title.length, length: found?.[0].length ?? 0 };
}
