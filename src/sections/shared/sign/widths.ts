import { characters } from './name';
import type { WidthOf } from './fit';

/** The font size of names before they are scaled. */
export const fontSize = 100;

/** Scripts whose characters are about as wide as high. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bengali}\p{Script=Devanagari}\p{Emoji_Presentation}]/u;

/** Guesses the width of a line: for the example, which the build draws without a browser. */
export const estimatedWidth: WidthOf = (line) =>
  characters(line).reduce((sum, character) => sum + (square.test(character) ? 1 : 0.68), 0);
