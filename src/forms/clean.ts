/** What nobody can see or read: control characters, marks of direction, zero-width characters, halves of a surrogate pair, private and noncharacters, the blank of Braille, what a copied picture leaves in a text. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc]/gu;

/** Control characters but tab and newline, characters that turn the direction of what follows, halves of a surrogate pair. */
const harmful = /[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

/** Returns what can be seen of a text, without space around it. Joiners go too, so it is only for what is not read as words. */
export const visible = (text: string): string => text.replace(invisible, '').trim();

/** What programs make of a hyphen, or readers take for one. */
const dashes = /[\u2010-\u2015\u2043\u2212]/g;

/** What stands around an address in a text. */
const around = /^[\s"'<>\p{Pi}\p{Pf}\p{Ps}\p{Pe}]+|[\s"'<>\p{Pi}\p{Pf}\p{Ps}\p{Pe}]+$/gu;

/** Returns an email address without what nobody can see and without quotes or brackets around it. Fullwidth letters (`＠`, `．`), ideographic dots, typographic apostrophes and dashes become ASCII. */
export function cleanEmail(typed: string): string {
  return visible(typed)
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('’', "'")
    .replace(dashes, '-')
    .replace(around, '');
}

/** Returns a text without characters that could change how another text looks. Joiners stay: Bengali, Hindi and emoji need them. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(harmful, '');
}
