/** Returns characters as CSS `unicode-range`. */
export const toUnicodeRange = (characters: readonly string[]) =>
  characters
    .map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`)
    .join(',');

/** Returns a function that tells whether a character is in a CSS `unicode-range` without wildcards. */
export function inUnicodeRange(range: string): (character: string) => boolean {
  const members = range.replaceAll(/U\+|[,\s]+/gi, ' ').replaceAll(/[\da-f]+/gi, '\\u{$&}');
  const pattern = new RegExp(`[${members.replaceAll(' ', '')}]`, 'u');
  return (character) => pattern.test(character);
}

/** Returns the distinct longest runs of the characters in a text, spaces apart. */
export function distinctRuns(text: string, characters: readonly string[]): string[] {
  const counts = new Set(characters);
  const split = Array.from(text, (character) => (counts.has(character) ? character : ' '));
  return [...new Set(split.join('').split(/\s+/u))].filter(Boolean);
}

/** Returns whether a character is invisible: spaces, controls, joiners. */
export const isInvisible = (character: string) =>
  /[\s\p{C}]|\p{Variation_Selector}/u.test(character);

/** Returns whether a character stands beside others of its script in words and numbers. */
export const isOfWord = (character: string) => /[\p{L}\p{M}\p{Nd}]/u.test(character);

/** Letters, marks, numbers and emoji need a font of the site. Every system has the other signs. */
export const isLetter = (character: string) =>
  /[\p{L}\p{M}\p{N}\p{Emoji_Presentation}]/u.test(character);

/** Returns every word that `Intl` may put into a date or a time in a language. */
export function dateWords(language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  // Each month, each weekday and both halves of the day.
  const dates = Array.from({ length: 12 }, (_, month) => Date.UTC(2025, month, 15, month * 2));
  return dates.map((date) => format.format(date)).join('\n');
}

/** What `Intl` may put into a number or a range of numbers in any language. */
export const numberSigns = '0123456789.,%+–~';
