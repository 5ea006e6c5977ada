import svgpath from 'svgpath';
import { round } from './figure';
import type { Copies, Figure, Part, Stroke, Thread } from './figure';
import { digits, type Point } from './path';
import type { Threads } from '../../motif/threads';

/** Gives the CSS or SVG colour of a thread. */
export type Dye = (thread: Thread) => string;

/** The colours the surroundings set, each falling back to the text colour. */
export const inheritedDye: Dye = (thread) =>
  thread === 4 ? `var(--thread-4,${inheritedDye(2)})` : `var(--thread-${thread},currentColor)`;

/** Plain colours for a drawing that stands alone. */
export const dyedWith =
  (threads: Threads): Dye =>
  (thread) =>
    threads[thread - 1] ?? threads[0];

/** What every figure is drawn with. */
export const svgStyle = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** How far each copy is moved from the first. */
const places = (copies: readonly Copies[]): Point[] =>
  copies.reduce<Point[]>(
    (inner, copy) =>
      'turn' in copy
        ? inner
        : Array.from({ length: copy.times }, (_, i) =>
            inner.map(([x, y]): Point => [x + copy.shift[0] * i, y + copy.shift[1] * i]),
          ).flat(),
    [[0, 0]],
  );

function look({ width, dash, offset, solid, thread }: Stroke, common: number, dye: Dye): string {
  const thick = width === common ? '' : ` stroke-width="${digits(width)}"`;
  const sewn = dash ? ` stroke-dasharray="${dash}"` : '';
  const begun = offset ? ` stroke-dashoffset="${offset}"` : '';
  const filled = solid ? ` fill="${dye(thread)}"` : '';
  return `stroke="${dye(thread)}"${filled}${thick}${sewn}${begun}`;
}

/**
 * All lines of one look, moved copies included, are one path: a browser styles and lays out every element of a drawing like one of
 * the page. Turned copies are drawn again, as turned data has other numbers and does not compress.
 */
function partMarkup({ strokes, copies = [], from = 0 }: Part, common: number, dye: Dye): string {
  const lines = new Map<string, string>();
  for (const stroke of strokes) {
    const key = look(stroke, common, dye);
    const copied = places(copies).map(([x, y]) => svgpath(stroke.d).translate(x, y).toString());
    const before = lines.get(key) ?? '';
    // What is sewn last lies on top.
    lines.delete(key);
    lines.set(key, before + copied.join(''));
  }
  const paths = [...lines]
    // Relative, the data of one copy is that of the next: it compresses.
    .map(([key, d]) => `<path ${key} d="${svgpath(d).rel().round(1).toString()}"/>`)
    .join('');
  const turned = copies.find((copy) => 'turn' in copy) ?? { times: 1, turn: 0 };
  return Array.from({ length: turned.times }, (_, i) => round(from + turned.turn * i, 3))
    .map((angle) => (angle ? `<g transform="rotate(${angle})">${paths}</g>` : paths))
    .join('');
}

/** The inside of the `<svg>`: every part of a figure. */
export function figureMarkup({ parts, width }: Figure, dye: Dye): string {
  const drawn = parts.map((part) => partMarkup(part, width, dye));
  return `<g stroke-width="${digits(width)}">${drawn.join('')}</g>`;
}
