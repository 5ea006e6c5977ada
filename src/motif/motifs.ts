import type { Figure } from './figure';
import { diamonds } from './figures/diamonds';
import { knotBullet } from './figures/knot';
import { lattice } from './figures/lattice';
import { loose } from './figures/loose';
import { lotus } from './figures/lotus';
import { medallion } from './figures/medallion';
import { needleAndThread } from './figures/needle';
import { rays } from './figures/rays';
import { steps } from './figures/steps';
import { wave } from './figures/wave';
import { figureMarkup } from './markup';
import { dyedWith } from './threads';
import type { Threads } from './threads';

/** The figures by name; each takes the width in CSS pixels it is drawn for (the last four have one drawing). */
const FIGURES = {
  lotus,
  wave,
  lattice,
  steps,
  diamonds,
  rays,
  medallion,
  needle: needleAndThread,
  knot: knotBullet,
  loose,
} as const satisfies Record<string, (size: number) => Figure>;

/** The name of a figure. */
export type MotifName = keyof typeof FIGURES;

/** Every figure there is, for tests. @internal */
export const motifNames = Object.keys(FIGURES) as MotifName[];

const SMALLEST = 48;
const LARGEST = 900;

/** A figure drawn for `size` CSS pixels (held between 48 and 900). Throws a RangeError when `size` is no number. */
export function motif(name: MotifName, size: number): Figure {
  if (!Number.isFinite(size)) throw new RangeError(`The size of a motif must be a number: ${size}`);
  return FIGURES[name](Math.min(LARGEST, Math.max(SMALLEST, Math.round(size))));
}

interface StandaloneMotif {
  readonly name: MotifName;
  /** Width in pixels; the height follows from the figure. */
  readonly size: number;
  readonly threads: Threads;
  /** The colour of the cloth; none leaves it transparent. */
  readonly ground?: string;
}

/** A motif as an SVG document of its own with plain colours, for share pictures and artwork. */
export function motifSvg({ name, size, threads, ground }: StandaloneMotif): string {
  const figure = motif(name, size);
  const [x, y, width, height] = figure.box;
  const cloth = ground
    ? `<path fill="${ground}" stroke="none" d="M${x} ${y}h${width}v${height}h${-width}z"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / width)}" ` +
    `viewBox="${figure.box.join(' ')}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${cloth}${figureMarkup(figure, 'm', dyedWith(threads))}</svg>`
  );
}
