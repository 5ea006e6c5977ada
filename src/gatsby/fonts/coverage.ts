import { codePoints, inUnicodeRange } from './characters';
import type { BuiltFace } from './types';

interface MissingCharacters {
  /** Letters, marks, numbers and emoji: nobody could read or expect what a visitor's system makes of them. */
  letters: string[];
  /** Signs, which every system has in some form. */
  signs: string[];
}

/** Takes a text and a language's faces; gives what none of the faces has. */
export function missingCharacters(
  text: string,
  faces: readonly Pick<BuiltFace, 'unicodeRange'>[],
): MissingCharacters {
  const ranges = faces.map(({ unicodeRange }) => inUnicodeRange(unicodeRange));
  const missing = codePoints(text)
    .filter((point) => !ranges.some((has) => has(point)))
    .map((point) => String.fromCodePoint(point))
    .filter((character) => !/[\s\p{C}]|\p{Variation_Selector}/u.test(character));
  const isLetter = (character: string) =>
    /[\p{L}\p{M}\p{N}\p{Emoji_Presentation}]/u.test(character);
  return {
    letters: missing.filter(isLetter),
    signs: missing.filter((character) => !isLetter(character)),
  };
}

/** Takes characters; gives them with their numbers, for messages: `漢 (U+6F22)`. */
export function describeCharacters(characters: readonly string[]): string {
  return characters
    .map((character) => {
      const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return `${character} (U+${number})`;
    })
    .join(', ');
}

/** Takes a page's text, what of it is bold, and the language's faces; gives the faces that a browser loads for them: what tests measure. @internal */
export function facesOnPage<Face extends BuiltFace>(
  text: string,
  boldText: string,
  faces: readonly Face[],
): Face[] {
  const plain = codePoints(text);
  const bold = codePoints(boldText);
  return faces.filter(({ unicodeRange, weight }) => {
    const has = inUnicodeRange(unicodeRange);
    const [lightest = 0, heaviest = lightest] = weight.split(' ').map(Number);
    return (lightest <= 400 && plain.some(has)) || (heaviest >= 800 && bold.some(has));
  });
}
