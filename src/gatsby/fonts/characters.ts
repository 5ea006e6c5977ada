import type { Script } from '../../i18n/languages';
import type { JoiningScript } from './families';

/** Takes texts; gives their distinct code points in order of first appearance. */
export function codePoints(...texts: readonly string[]): number[] {
  const found = new Set<number>();
  for (const text of texts) for (const character of text) found.add(character.codePointAt(0) ?? 0);
  return [...found];
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();

/** Takes code points; gives them as CSS `unicode-range`. */
export const toUnicodeRange = (points: readonly number[]) =>
  points.map((point) => `U+${hex(point)}`).join(',');

/** Takes a CSS `unicode-range` without wildcards; tells whether a code point lies in it. */
export function inUnicodeRange(range: string): (codePoint: number) => boolean {
  const ranges = range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Takes a text and the code points that count; gives its distinct longest runs of them, spaces apart. */
export function distinctRuns(text: string, points: readonly number[]): string[] {
  const counts = new Set(points);
  const split = Array.from(text, (character) =>
    counts.has(character.codePointAt(0) ?? 0) ? character : ' ',
  );
  return [...new Set(split.join('').split(/\s+/u))].filter(Boolean);
}

/** Whether nobody can expect to see it: spaces, controls, joiners. */
export const isInvisible = (codePoint: number) =>
  /[\s\p{C}]|\p{Variation_Selector}/u.test(String.fromCodePoint(codePoint));

/** Letters, marks, numbers and emoji, of which nobody knows what a visitor's system makes; signs it has in some form. */
export const isLetter = (codePoint: number) =>
  /[\p{L}\p{M}\p{N}\p{Emoji_Presentation}]/u.test(String.fromCodePoint(codePoint));

/** Takes code points; gives them with their numbers, for messages: `漢 (U+6F22)`. */
export const describe = (points: readonly number[]) =>
  points
    .map((point) => `${String.fromCodePoint(point)} (U+${hex(point).padStart(4, '0')})`)
    .join(', ');

const members: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['korean', /\p{Script=Hangul}/u],
];

/** Takes a code point; gives the script whose font to ask for it. Signs are asked of the Japanese one, which has many. */
export const scriptOf = (codePoint: number): Script =>
  members.find(([, pattern]) => pattern.test(String.fromCodePoint(codePoint)))?.[0] ?? 'japanese';

/** Takes a language; gives every word that `Intl` may put into a date or a time, without it standing in any text. */
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

/** Digits and currency signs, which arrive by way of numbers. */
export const figures: Readonly<Partial<Record<Script, string>>> &
  Readonly<Record<JoiningScript, string>> = {
  bengali: '০১২৩৪৫৬৭৮৯৳',
  devanagari: '०१२३४५६७८९₹',
};

/** What is on a keyboard, and the marks that typesetting adds: visitors of Latin pages type in the site's font. */
export const keyboard =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0©«»×·–—‘’“”…•€';
