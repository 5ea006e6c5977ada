import { characters } from './name';

/** The width of a line in units of its font size. */
export type WidthOf = (line: string) => number;

interface Box {
  width: number;
  height: number;
  /** The smallest font size that can be read. Words are broken only to reach it. */
  least: number;
}

export interface Fitted {
  lines: string[];
  /** The font size, in the units of the box. */
  size: number;
}

const mostLines = 5;
/** How much larger a name must get for another line. */
const worthALine = 1.15;
/** A line of this share of the box's width looks full. */
const fullest = 0.98;

/** Returns the lines of a text at the largest size that fits into a box. Nothing is cut off. */
export function fit(text: string, box: Box, widthOf: WidthOf): Fitted {
  const words = fitPieces(text.split(' '), ' ', box, widthOf);
  if (words.size >= box.least) return words;
  const letters = fitPieces(characters(text), '', box, widthOf);
  return letters.size > words.size ? letters : words;
}

/** The height of a line in units of its font size. Bengali and Devanagari have signs above and below. */
export const leading = (text: string): number => (/[\u0900-\u09ff]/.test(text) ? 1.3 : 1.08);

function fitPieces(pieces: readonly string[], glue: string, box: Box, widthOf: WidthOf): Fitted {
  let best: Fitted = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(mostLines, pieces.length); count += 1) {
    const lines = balanced(pieces, glue, count, widthOf);
    const widest = Math.max(...lines.map(widthOf));
    const size = Math.min(
      (fullest * box.width) / widest,
      box.height / (lines.length * leading(lines.join(''))),
    );
    if (size > best.size * worthALine) best = { lines, size };
  }
  return best;
}

/** Divides pieces into lines of about the same width. */
function balanced(
  pieces: readonly string[],
  glue: string,
  count: number,
  widthOf: WidthOf,
): string[] {
  const [first = '', ...rest] = pieces;
  if (count === 1) return [pieces.join(glue)];
  const ideal = widthOf(pieces.join(glue)) / count;
  let line = first;
  let used = 1;
  // The other lines need a piece each.
  while (rest.length - used + 1 >= count) {
    const longer = line + glue + (rest[used - 1] ?? '');
    if (Math.abs(widthOf(longer) - ideal) > Math.abs(widthOf(line) - ideal)) break;
    line = longer;
    used += 1;
  }
  return [line, ...balanced(pieces.slice(used), glue, count - 1, widthOf)];
}
