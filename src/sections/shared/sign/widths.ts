import { wholeFonts } from '../../../theme/fonts';
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

/** Returns a function that measures lines in the font of typed names, and remembers the results. A canvas needs no layout. */
export function measuredWidth(): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimatedWidth;
  context.font = `800 ${fontSize}px ${wholeFonts}`;
  // Where a browser lacks it, the font that is shown until ours has loaded is measured too narrow.
  context.fontStretch = 'expanded';
  const known = new Map<string, number>();
  return (line) => {
    const width = known.get(line) ?? context.measureText(line).width / fontSize;
    known.set(line, width);
    return width;
  };
}
