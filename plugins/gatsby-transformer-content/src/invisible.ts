import type { Position } from './parse';
import type { Problem } from './errors';

/** Characters that nobody can see, by their general category, and those that Unicode says to draw as nothing. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\ufffd]/gu;

/** Line breaks and tabs, and signs of Arabic, Syriac and Kaithi numbers, which are drawn. */
const drawn = /^[\t\n\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u;

/** Scripts whose letters join, which ZWJ and ZWNJ change. */
const joining = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Mand', 'Adlm', 'Rohg']
  .concat(['Beng', 'Deva', 'Gujr', 'Guru', 'Knda', 'Mlym', 'Orya', 'Sinh', 'Taml', 'Telu'])
  .concat(['Khmr', 'Mymr', 'Lana', 'Tibt', 'Newa', 'Sylo', 'Cakm', 'Olck', 'Mtei', 'Java', 'Bali'])
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const afterJoining = new RegExp(`(?![\\u200c\\u200d])[${joining}]$`, 'u');
/** A letter or a sign of a script that has no spaces between words, so that one must say where a line may break. */
const withoutSpaces =
  '[\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hani}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\uff00-\uff60]';
const endsWithoutSpaces = new RegExp(`${withoutSpaces}$`, 'u');
const beginsWithoutSpaces = new RegExp(`^${withoutSpaces}`, 'u');
const rightToLeft = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u;

/** Whether the text needs an invisible character between these two parts of a line. */
function isNeeded(letter: string, before: string, after: string, line: string): boolean {
  if (letter === '\u200c') return afterJoining.test(before);
  if (letter === '\u200d')
    return (
      afterJoining.test(before) ||
      (/[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u.test(before) &&
        /^\p{Extended_Pictographic}/u.test(after))
    );
  if (letter === '\u200b') return endsWithoutSpaces.test(before) || beginsWithoutSpaces.test(after);
  if (/[\ufe00-\ufe0f]/.test(letter))
    return (
      /[\p{Extended_Pictographic}\p{Ideographic}]$/u.test(before) ||
      (/[0-9#*]$/.test(before) && after.startsWith('\u20e3'))
    );
  if (/[\u{e0100}-\u{e01ef}]/u.test(letter)) return /\p{Ideographic}$/u.test(before);
  if (/[\u180b-\u180d\u180f]/.test(letter)) return /\p{scx=Mong}$/u.test(before);
  // Marks and isolates of direction. Overrides and embeddings, which can show a text in another order, are never needed.
  if (/[\u061c\u200e\u200f\u2066-\u2069]/.test(letter)) return rightToLeft.test(line);
  return false;
}

const names: Readonly<Record<string, string>> = {
  '\0': 'null character',
  '\b': 'backspace',
  '\v': 'vertical tab, a line break of slides',
  '\f': 'form feed, a page break',
  '\r': 'carriage return, a line break of old programs',
  '\u001b': 'escape',
  '\u0085': 'next line',
  '\u00ad': 'soft hyphen',
  '\u034f': 'combining grapheme joiner',
  '\u061c': 'Arabic letter mark',
  '\u180e': 'Mongolian vowel separator',
  '\u200b': 'zero width space',
  '\u200c': 'zero width non-joiner',
  '\u200d': 'zero width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u2800': 'empty Braille pattern',
  '\u3164': 'Hangul filler',
  '\ufeff': 'byte order mark',
  '\ufffc': 'place of a picture that was not copied',
  '\ufffd': 'mark of a letter that was lost',
};

function nameOf(letter: string): string {
  if (names[letter]) return names[letter];
  if (/[\u{e0000}-\u{e007f}]/u.test(letter)) return 'tag character';
  if (/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(letter)) return 'variation selector';
  if (/\p{Cc}/u.test(letter)) return 'control character';
  if (/\p{Cs}/u.test(letter)) return 'half of a character';
  if (/\p{Co}/u.test(letter)) return 'character of a private font';
  return 'invisible character';
}

const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Returns the characters of a line that nobody can see and the text does not need, with their places. */
function invisibleIn(line: string): { letter: string; index: number }[] {
  return [...line.matchAll(invisible)]
    .map((match) => ({ letter: match[0], index: match.index }))
    .filter(
      ({ letter, index }) =>
        !drawn.test(letter) &&
        !isNeeded(letter, line.slice(0, index), line.slice(index + letter.length), line),
    );
}

/** Returns what is wrong with a line of text, or undefined. */
export function invisibleProblem(line: string): (Problem & { index: number }) | undefined {
  const found = invisibleIn(line);
  const [first] = found;
  if (!first) return undefined;
  const kinds = [...new Set(found.map(({ letter }) => letter))];
  return {
    index: first.index,
    message: `expected characters that can be seen, found ${kinds.map((letter) => `${codeOf(letter)} (${nameOf(letter)})`).join(', ')}`,
    hint: 'It came with a copied text. Delete it with the letters on both sides, and type these again.',
  };
}

/** Returns the error of each line of a file. */
export function invisibleErrors(text: string): (Position & Problem)[] {
  return text.split(/\r\n|\n/).flatMap((line, number) => {
    const found = invisibleProblem(line);
    if (!found) return [];
    const { index, ...problem } = found;
    return [{ line: number + 1, column: index + 1, ...problem }];
  });
}
