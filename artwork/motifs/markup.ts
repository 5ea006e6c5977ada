import svgpath from 'svgpath';
import { round } from './figure';
import type { Copies, Figure, Part, Stroke } from './figure';
import { digits, type Point } from './path';
import type { Threads } from '../../src/motif/threads';

/** What every figure is drawn with. */
export const svgStyle = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** How far each copy is moved from the first. */
const places = (copies: readonly Copies[]): Point[] =>
  copies.reduce<Point[]>(
    (inner, { times, shift }) =>
      Array.from({ length: times }, (_, i) =>
        inner.map(([x, y]): Point => [x + shift[0] * i, y + shift[1] * i]),
      ).flat(),
    [[0, 0]],
  );

function look(
  { width, dash, offset, solid, thread }: Stroke,
  common: number,
  threads: Threads,
): string {
  const colour = threads[thread - 1] ?? threads[0];
  const thick = width === common ? '' : ` stroke-width="${digits(width)}"`;
  const sewn = dash ? ` stroke-dasharray="${dash}"` : '';
  const begun = offset ? ` stroke-dashoffset="${offset}"` : '';
  const filled = solid ? ` fill="${colour}"` : '';
  return `stroke="${colour}"${filled}${thick}${sewn}${begun}`;
}

/**
 * All lines of one look, moved copies included, are one path: a browser styles and lays out every element of a drawing like one of
 * the page. Turned copies are drawn again, as turned data has other numbers and does not compress. A look lies as high as the last of its
 * lines, so lines of one look must not have others between them that cross them.
 */
function partMarkup(
  { strokes, copies = [], turns = { times: 1, turn: 0 }, from = 0 }: Part,
  common: number,
  threads: Threads,
): string {
  const lines = new Map<string, string>();
  for (const stroke of strokes) {
    const key = look(stroke, common, threads);
    const copied = places(copies).map(([x, y]) => svgpath(stroke.d).translate(x, y).toString());
    const before = lines.get(key) ?? '';
    lines.delete(key);
    lines.set(key, before + copied.join(''));
  }
  const paths = [...lines]
    // Relative, the data of one copy is that of the next: it compresses.
    .map(([key, d]) => `<path ${key} d="${svgpath(d).rel().round(1).toString()}"/>`)
    .join('');
  return Array.from({ length: turns.times }, (_, i) => round(from + turns.turn * i, 3))
    .map((angle) => (angle ? `<g transform="rotate(${angle})">${paths}</g>` : paths))
    .join('');
}

/** Returns the inside of the `<svg>`. */
export function figureMarkup({ parts, width }: Figure, threads: Threads): string {
  const drawn = parts.map((part) => partMarkup(part, width, threads));
  return `<g stroke-width="${digits(width)}">${drawn.join('')}</g>`;
}
