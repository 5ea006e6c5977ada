/** What nobody can see: control characters, marks of direction, zero-width characters, halves of a surrogate pair, the blank of Braille. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Control characters but tab and newline, characters that turn the direction of what follows, halves of a surrogate pair. */
const harmful = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

/** Returns an email address without what nobody can see, with its fullwidth letters (`＠`, `．`) and ideographic dots as ASCII. */
export function cleanEmail(typed: string): string {
  return typed.replace(invisible, '').normalize('NFKC').replaceAll('。', '.').trim();
}

/** Returns a text without characters that could change how another text looks. Joiners stay: Bengali, Hindi and emoji need them. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(harmful, '');
}
