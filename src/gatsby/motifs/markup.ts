import { round } from './figure';
import type { Copies, Figure, Part, Stroke, Thread } from './figure';
import { digits } from './path';
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

function strokeMarkup(
  { d, width, dash, offset, solid, thread }: Stroke,
  common: number,
  dye: Dye,
): string {
  const thick = width === common ? '' : ` stroke-width="${digits(width)}"`;
  const sewn = dash ? ` stroke-dasharray="${dash}"` : '';
  const begun = offset ? ` stroke-dashoffset="${offset}"` : '';
  const filled = solid ? ` fill="${dye(thread)}"` : '';
  return `<path d="${d}"${filled}${thick}${sewn}${begun}/>`;
}

function threadMarkup(
  thread: Thread,
  strokes: readonly Stroke[],
  dye: Dye,
  common: number,
): string {
  return `<g stroke="${dye(thread)}">${strokes.map((stroke) => strokeMarkup(stroke, common, dye)).join('')}</g>`;
}

/** The prime factors of `count`, smallest first. */
function factors(count: number): number[] {
  for (let i = 2; i <= count; i += 1) if (count % i === 0) return [i, ...factors(count / i)];
  return [];
}

function reference(id: string, copies: Copies, by: number): string {
  if ('turn' in copies)
    return `<use href="#${id}" transform="rotate(${round(copies.turn * by, 3)})"/>`;
  const [x, y] = copies.shift;
  const moved = (axis: 'x' | 'y', value: number) => (value ? ` ${axis}="${round(value, 2)}"` : '');
  return `<use href="#${id}"${moved('x', x * by)}${moved('y', y * by)}/>`;
}

/** Copies by doubling: sixteen petals cost one petal and four references. */
function copied(markup: string, copies: Copies, id: string): string {
  let span = 1;
  return factors(copies.times).reduce((inner, factor, level) => {
    const name = `${id}${level}`;
    const uses = Array.from({ length: factor - 1 }, (_, i) =>
      reference(name, copies, span * (i + 1)),
    );
    span *= factor;
    return `<g id="${name}">${inner}</g>${uses.join('')}`;
  }, markup);
}

function partMarkup(part: Part, id: string, dye: Dye, common: number): string {
  const threads = [...new Set(part.strokes.map(({ thread }) => thread))];
  const lines = threads.map((thread) =>
    threadMarkup(
      thread,
      part.strokes.filter((stroke) => stroke.thread === thread),
      dye,
      common,
    ),
  );
  const all = (part.copies ?? []).reduce(
    (inner, copies, i) => copied(inner, copies, `${id}${'xyz'[i]}`),
    lines.join(''),
  );
  return part.from ? `<g transform="rotate(${round(part.from, 3)})">${all}</g>` : all;
}

/** The inside of the `<svg>`: every part of a figure; ids begin with `id`, which must be unique in the document. */
export function figureMarkup({ parts, width }: Figure, id: string, dye: Dye): string {
  const drawn = parts.map((part, i) =>
    partMarkup(part, `${id}${'abcdefghijklmnop'[i]}`, dye, width),
  );
  return `<g stroke-width="${digits(width)}">${drawn.join('')}</g>`;
}
