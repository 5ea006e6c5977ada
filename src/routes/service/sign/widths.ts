import { characters } from './design';
import type { WidthOf } from './fit';

/** The font size of names before they are scaled. */
export const fontSize = 100;

/** Scripts whose characters fill a square. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Guesses the width of a line: for the example, which the build draws without a browser. */
export const estimatedWidth: WidthOf = (line) =>
  characters(line).reduce((sum, character) => sum + (square.test(character) ? 1 : 0.68), 0);

/** Returns a function that measures lines in the font of a text element, and remembers the results. */
export function measuredWidth(element: SVGTextElement): WidthOf {
  const known = new Map<string, number>();
  return (line) => {
    const before = known.get(line);
    if (before !== undefined) return before;
    element.textContent = line;
    const width = element.getComputedTextLength() / fontSize;
    known.set(line, width);
    return width;
  };
}
