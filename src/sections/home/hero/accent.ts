/** A title in three parts; the middle one is coloured. */
export interface Accented {
  before: string;
  accent: string;
  after: string;
}

/**
 * Takes a title and the words of it to colour; gives its parts. Where the title has no such words (a translation without its
 * own), its closing punctuation is coloured.
 */
export function accented(title: string, words: string): Accented {
  const at = words === '' ? -1 : title.lastIndexOf(words);
  const found = at >= 0 ? { at, length: words.length } : closing(title);
  return {
    before: title.slice(0, found.at),
    accent: title.slice(found.at, found.at + found.length),
    after: title.slice(found.at + found.length),
  };
}

function closing(title: string) {
  const length = /\p{P}+$/u.exec(title)?.[0].length ?? 0;
  return { at: title.length - length, length };
}
