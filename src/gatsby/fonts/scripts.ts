import type { Script } from '../../i18n/languages';

/** Scripts whose letters join and change shape with their neighbours: a font for them must know whole words. */
export type JoiningScript = 'bengali' | 'devanagari';

/** Scripts of so many characters that their families come in slices, and a page gets only those it needs. */
export type SlicedScript = 'korean' | 'japanese';

export const isJoining = (script: Script): script is JoiningScript =>
  script === 'bengali' || script === 'devanagari';

const members: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['korean', /\p{Script=Hangul}/u],
  ['japanese', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
];

/** Takes a character; gives the script whose font to ask for it. Signs of no script are asked of the Japanese one, which has many. */
export function scriptOf(character: string): Script {
  return members.find(([, pattern]) => pattern.test(character))?.[0] ?? 'japanese';
}

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

/** Digits and currency signs, which arrive by way of numbers. */
export const figures: Readonly<Record<JoiningScript, string>> = {
  bengali: '০১২৩৪৫৬৭৮৯৳',
  devanagari: '०१२३४५६७८९₹',
};

/** What every Latin face has: what is on a keyboard, and the marks that typesetting adds. */
export const latinBasics =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0©«»×·–—‘’“”…•€';

/** Japanese sets these as wide as its own characters. */
export const wideInJapanese: ReadonlySet<string> = new Set('—‘’“”…‥');
