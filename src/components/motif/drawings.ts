import type { emblemNames, motifNames, tradeNames } from '../../fields';
import type { ColorScheme } from '../../theme/recipes/surface';

/** The address of the folder with the drawings. It contains a hash of their content (files.ts). */
declare const __MOTIFS__: string;

/** A pattern that fills a surface, chosen in content. Each width has its own drawing: a wide one has more rows, not longer stitches. */
export type PatternMotif = (typeof motifNames)[number];

/** The widths in CSS pixels that patterns are drawn for. */
export const drawnWidths = [360, 480, 600] as const;
export type DrawnWidth = (typeof drawnWidths)[number];

/** The ratio of height to width of the figures, which have one drawing for all widths. */
const ratios = { medallion: 1, needle: 1, loose: 22 / 47, sun: 0.54 } as const;
export type FigureMotif = keyof typeof ratios;

/** Where the thread of `loose` leaves the drawing below, and how thick it is, as shares of the width. */
export const looseEnd = 0.93;
export const looseWeight = 4 / 564;

/** The patterns of which whole repeats fill a surface. The others are one large figure. */
export const tiledMotifs = ['wave', 'lattice', 'steps', 'diamonds'] as const;
export type TiledMotif = (typeof tiledMotifs)[number];

export const isTiled = (name: PatternMotif): name is TiledMotif =>
  tiledMotifs.some((tiled) => tiled === name);

/** Whether a pattern is one figure that stands by itself, with space around it. */
export const isWhole = (name: PatternMotif) => name === 'lotus';

/** Returns the size of one repeat in CSS pixels. */
export const tileSize = (name: TiledMotif) => ({
  width: { wave: 240, lattice: 160, steps: 267, diamonds: 160 }[name],
  height: 160,
});

export const tileAddress = (name: TiledMotif, on: ColorScheme): string =>
  `${__MOTIFS__}/tile-${name}-${on}.svg`;

/** A small square figure, chosen in content. It has one drawing for all widths. */
export type Emblem = (typeof emblemNames)[number];

/** A small square figure of a trade, chosen in content. It has one drawing for all widths. */
export type Trade = (typeof tradeNames)[number];

/** The id of a drawing in its file. */
export const drawingId = 'm';

/** Every drawing. */
export type DrawingName = PatternMotif | FigureMotif | Emblem | Trade;

const isFigure = (name: DrawingName): name is FigureMotif => name in ratios;

/** Returns the height of a motif in whole CSS pixels. */
export const heightOf = (name: DrawingName, width: number): number =>
  Math.round(width * (isFigure(name) ? ratios[name] : 1));

/** A motif and its width in CSS pixels. A swatch is a small square piece of a pattern, with its ground. */
export type Drawing =
  | { readonly name: PatternMotif; readonly size: DrawnWidth }
  | { readonly name: FigureMotif; readonly size: number }
  | { readonly emblem: Emblem; readonly size: number }
  | { readonly trade: Trade; readonly size: number }
  | { readonly swatch: PatternMotif; readonly size: number };

function fileOfDrawing(drawing: Drawing, on: ColorScheme): string {
  // One file for all emblems, which pages show together. Each emblem is an SVG view with its name.
  if ('emblem' in drawing) return `emblems-${on}.svg#${drawing.emblem}`;
  if ('trade' in drawing) return `${drawing.trade}-${on}.svg`;
  if ('swatch' in drawing) return `swatch-${drawing.swatch}-${on}.svg`;
  const { name, size } = drawing;
  return isFigure(name) ? `${name}-${on}.svg` : `${name}-${size}-${on}.svg`;
}

export const addressOf = (drawing: Drawing, on: ColorScheme): string =>
  `${__MOTIFS__}/${fileOfDrawing(drawing, on)}`;

/** The address of the drawing of a trade, for use within another drawing. */
export const tradeAddress = (trade: Trade, on: ColorScheme): string =>
  addressOf({ trade, size: 96 }, on);
