import {
  drawingId,
  type DrawingName,
  emblemNames,
  type PatternMotif,
  type Threads,
  type TiledMotif,
  tileSize,
} from '../../src/components/motif/artwork';
import { stitchFor, type Figure, type Tile } from './figure';
import { diamonds, diamondsTile } from './figures/diamonds';
import { emblems } from './figures/emblems';
import { lattice, latticeTile } from './figures/lattice';
import { loose } from './figures/loose';
import { lotus } from './figures/lotus';
import { medallion } from './figures/medallion';
import { needleAndThread } from './figures/needle';
import { rays, sun } from './figures/rays';
import { steps, stepsTile } from './figures/steps';
import { trades } from './figures/trades';
import { wave, waveTile } from './figures/wave';
import { figureMarkup, svgStyle } from './markup';

const FIGURES: Record<DrawingName, (size: number) => Figure> = {
  lotus,
  wave,
  lattice,
  steps,
  diamonds,
  rays,
  medallion,
  needle: needleAndThread,
  loose,
  sun,
  ...emblems,
  ...trades,
};

/** Returns a motif for a width in CSS pixels. */
export const motif = (name: DrawingName, size: number): Figure => FIGURES[name](size);

interface Drawn {
  readonly name: DrawingName;
  /** The width in CSS pixels. The ratio of the figure sets the height. */
  readonly size: number;
  readonly threads: Threads;
}

/** Returns a motif as an SVG that fills its box and is cropped around its anchor. */
export function motifSvg({ name, size, threads }: Drawn): string {
  const figure = motif(name, size);
  const [, , width, height] = figure.box;
  const place = `width="${size}" height="${Math.round((size * height) / width)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="${drawingId}" ${framed(figure, threads, place)}`;
}

const TILES: Record<TiledMotif, (tile: Tile) => Figure> = {
  wave: waveTile,
  lattice: latticeTile,
  steps: stepsTile,
  diamonds: diamondsTile,
};

/** Returns one repeat of a pattern as an SVG that stretches with its box. Whole repeats then fill a surface. */
export function tileSvg(name: TiledMotif, threads: Threads): string {
  const { width, height } = tileSize(name);
  const figure = TILES[name]({ width, height, stitch: stitchFor(440) });
  const place = `width="${width}" height="${height}" viewBox="${figure.box.join(' ')}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place} preserveAspectRatio="none" ${svgStyle}>${figureMarkup(figure, threads)}</svg>`;
}

/** The width of a drawing whose middle is large enough for a swatch. */
const swatchSize = 60;

/** Returns a small square piece of a pattern on its ground. */
export function swatchSvg(name: PatternMotif, threads: Threads, ground: string): string {
  const figure = motif(name, swatchSize);
  const [x, y, width, height] = figure.box;
  const cloth = `<path fill="${ground}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;
  return motifSvg({ name, size: swatchSize, threads }).replace('>', `>${cloth}`);
}

/** Returns one SVG with all emblems side by side. Each has an SVG view with its name. */
export function emblemsSvg(threads: Threads): string {
  const emblems = emblemNames.map((name, i) => {
    const figure = motif(name, 0);
    const [, , width, height] = figure.box;
    const [x, place] = [i * width, `width="${width}" height="${height}"`];
    return (
      `<view id="${name}" viewBox="${x} 0 ${width} ${height}"/>` +
      `<svg x="${x}" ${framed(figure, threads, place)}`
    );
  });
  // Without a fragment, it shows the first emblem. Browsers read its aspect ratio here.
  const [, , width, height] = motif(emblemNames[0], 0).box;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${emblems.join('')}</svg>`;
}

const framed = (figure: Figure, threads: Threads, place: string): string =>
  `${place} viewBox="${figure.box.join(' ')}" preserveAspectRatio="${figure.anchor} ${figure.fit ?? 'slice'}" ${svgStyle}>` +
  `${figureMarkup(figure, threads)}</svg>`;
