import type { emblemNames, motifNames } from '../content/fields';
import type { Ground } from './threads';

/** Where the build put the drawings (src/build/motifs.ts); the name of the folder follows from what is in it. */
declare const __MOTIFS__: string;

/** A surface sewn all over, for content to choose: drawn anew for each width, as a wide one has more rows, not longer stitches. */
export type PatternMotif = (typeof motifNames)[number];

/** The widths in CSS pixels that schemes are drawn for. */
export const drawnWidths = [360, 480, 600] as const;
export type DrawnWidth = (typeof drawnWidths)[number];

/** Height over width of the figures that have one drawing for every width. */
const ratios = { medallion: 1, needle: 1, loose: 11 / 26 } as const;
export type FigureMotif = keyof typeof ratios;

/** A small square figure for content to choose, the same at every width. */
export type Emblem = (typeof emblemNames)[number];

/** What a drawing is called within its file. */
export const drawingId = 'm';

/** The name of a drawing. */
export type MotifName = PatternMotif | FigureMotif | Emblem;

const isFigure = (name: MotifName): name is FigureMotif => name in ratios;

/** Returns the height of a motif, a whole number of CSS pixels. */
export const heightOf = (name: MotifName, width: number): number =>
  Math.round(width * (isFigure(name) ? ratios[name] : 1));

/** Returns the name of the file. */
export const fileOf = (name: PatternMotif | FigureMotif, width: number, on: Ground): string =>
  isFigure(name) ? `${name}-${on}.svg` : `${name}-${width}-${on}.svg`;

/** The file of all emblems, which are shown together: each is a view of its name. */
export const emblemsFileOf = (on: Ground): string => `emblems-${on}.svg`;

/** A motif and the width in CSS pixels it is shown at. */
export type Drawing =
  | { readonly name: PatternMotif; readonly size: DrawnWidth }
  | { readonly name: FigureMotif; readonly size: number }
  | { readonly emblem: Emblem; readonly size: number };

/** Returns the address of a drawing. */
export const addressOf = (drawing: Drawing, on: Ground): string => {
  const file =
    'emblem' in drawing
      ? `${emblemsFileOf(on)}#${drawing.emblem}`
      : fileOf(drawing.name, drawing.size, on);
  return `${__MOTIFS__}/${file}`;
};
