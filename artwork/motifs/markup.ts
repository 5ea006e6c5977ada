import svgpath from 'svgpath';
import { round } from './figure';
import type { Copies, Figure, Part, Stroke } from './figure';
import { digits, type Point } from './path';
import type { Threads } from '../../src/components/motif/artwork';

/** The attributes that all figures have in common. */
export const svgStyle = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** Returns the offset of each copy from the first. */
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
  const color = threads[thread - 1] ?? threads[0];
  const thick = width === common ? '' : ` stroke-width="${digits(width)}"`;
  const sewn = dash ? ` stroke-dasharray="${dash}"` : '';
  const begun = offset ? ` stroke-dashoffset="${offset}"` : '';
  const filled = solid ? ` fill="${color}"` : '';
  return `stroke="${color}"${filled}${thick}${sewn}${begun}`;
}

/**
 * Returns the SVG of a part. Lines with the same attributes and their shifted copies are one path, because every element costs a browser
 * style and layout time. Rotated copies are separate groups: rotated path data has different numbers and does not compress well. Each path
 * is drawn in the place of its last line, so a line with other attributes must not come between two lines of a path and cross them.
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
    // The relative data of all copies is the same, so it compresses well.
    .map(([key, d]) => `<path ${key} d="${svgpath(d).rel().round(1).toString()}"/>`)
    .join('');
  return Array.from({ length: turns.times }, (_, i) => round(from + turns.turn * i, 3))
    .map((angle) => (angle ? `<g transform="rotate(${angle})">${paths}</g>` : paths))
    .join('');
}

/** Returns the content of the `<svg>`. */
export function figureMarkup({ parts, width }: Figure, threads: Threads): string {
  const drawn = parts.map((part) => partMarkup(part, width, threads));
  return `<g stroke-width="${digits(width)}">${drawn.join('')}</g>`;
}
