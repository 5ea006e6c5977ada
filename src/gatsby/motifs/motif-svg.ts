import { emblemNames } from '../../content/fields';
import type { MotifName } from '../../motif';
import type { Threads } from '../../motif/threads';
import type { Figure } from './figure';
import { diamonds } from './figures/diamonds';
import { emblems } from './figures/emblems';
import { lattice } from './figures/lattice';
import { loose } from './figures/loose';
import { lotus } from './figures/lotus';
import { medallion } from './figures/medallion';
import { needleAndThread } from './figures/needle';
import { rays } from './figures/rays';
import { steps } from './figures/steps';
import { wave } from './figures/wave';
import { dyedWith, figureMarkup, inheritedDye, svgStyle } from './markup';

const FIGURES: Record<MotifName, (size: number) => Figure> = {
  lotus,
  wave,
  lattice,
  steps,
  diamonds,
  rays,
  medallion,
  needle: needleAndThread,
  loose,
  ...emblems,
};

/** A motif drawn for a width in CSS pixels: its view box, its lines and how it is cropped. */
export const motif = (name: MotifName, size: number): Figure => FIGURES[name](size);

/**
 * A motif as the file that pages use: a symbol `m` in the threads of the place it is used in, which fills that place and is
 * cropped about its own anchor.
 */
export const motifSymbol = (name: MotifName, size: number): string =>
  svgFile(symbol('m', motif(name, size)));

/** All emblems as one file: a symbol each, by its name. */
export const emblemSymbols = (): string =>
  svgFile(emblemNames.map((name) => symbol(name, motif(name, 0))).join(''));

const svgFile = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

const symbol = (id: string, figure: Figure): string =>
  `<symbol id="${id}" viewBox="${figure.box.join(' ')}" preserveAspectRatio="${figure.anchor} slice" ` +
  `${svgStyle}>${figureMarkup(figure, inheritedDye)}</symbol>`;

interface StandaloneMotif {
  readonly name: MotifName;
  /** Width in pixels; the height follows from the figure. */
  readonly size: number;
  readonly threads: Threads;
}

/** A motif as an SVG document of its own with plain colours, for share pictures. */
export function motifSvg({ name, size, threads }: StandaloneMotif): string {
  const figure = motif(name, size);
  const [, , width, height] = figure.box;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Math.round((size * height) / width)}" ` +
    `viewBox="${figure.box.join(' ')}" ${svgStyle}>${figureMarkup(figure, dyedWith(threads))}</svg>`
  );
}
