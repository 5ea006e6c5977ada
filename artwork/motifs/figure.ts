import { digits } from './path';
import type { Outline, Point } from './path';

/** The number of a thread color (`Threads`). */
export type Thread = 1 | 2 | 3 | 4;

/** A stitch in user units. `dash` and `gap` are the visible lengths, with the round ends of the stitches. */
export interface StitchSize {
  readonly width: number;
  readonly dash: number;
  readonly gap: number;
}

/** A line of a drawing. Without `dash` it is solid. */
export interface Stroke {
  readonly d: string;
  readonly thread: Thread;
  readonly width: number;
  readonly dash?: string;
  readonly offset?: number;
  /** Fills the outline with the color of the thread. */
  readonly solid?: true;
}

/** `times` copies. Each is shifted from the one before, in user units. */
export interface Copies {
  readonly times: number;
  readonly shift: Point;
}

/** `times` copies. Each is rotated about the origin from the one before, in degrees. */
export interface Turns {
  readonly times: number;
  readonly turn: number;
}

/** A group of lines. Each entry of `copies` repeats the result of the entry before, and `turns` repeats the final result. */
export interface Part {
  readonly strokes: readonly Stroke[];
  readonly copies?: readonly Copies[];
  readonly turns?: Turns;
  /** The rotation of the first copy in degrees. */
  readonly from?: number;
}

/** A drawing. Patterns (wave, lattice, steps, diamonds, rays) continue outside the view box. Other figures are inside it. */
export interface Figure {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly parts: readonly Part[];
  /** The most frequent line width. */
  readonly width: number;
  /** The part of the drawing that stays when it is cropped: `preserveAspectRatio` without `meet` or `slice`. */
  readonly anchor: 'xMidYMid' | 'xMidYMax';
  /** Does not crop the drawing, which goes on outside its view box. */
  readonly fit?: 'meet';
}

/** The size of one repeat of a pattern in user units. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly stitch: StitchSize;
}

/** How stitches lie on a line. `centred`: starts in mid-stitch. `inset`: half a gap at both ends. `flush`: a stitch at both ends. */
export type Lay = 'centred' | 'inset' | 'flush';

/** The line width of a stitch in a drawing 360 pixels wide. */
const THICKNESS = 2.8;

/** Returns the stitch of a drawing for `size` CSS pixels. It grows more slowly than the drawing. */
export function stitchFor(size: number): StitchSize {
  const unit = Math.min(1.5, Math.max(0.7, (size / 360) ** 0.45));
  return { width: THICKNESS * unit, dash: 8.4 * unit, gap: 4.6 * unit };
}

/** Returns the unit for the other lengths of a drawing, so that they grow with its stitch. */
export const unitOf = ({ width }: StitchSize): number => width / THICKNESS;

/** Returns the odd number of equal parts of `size` whose length is closest to `each`. At least 1. */
export const oddShare = (size: number, each: number): number =>
  2 * Math.max(0, Math.round((size / each - 1) / 2)) + 1;

export const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * Returns a line of whole stitches on an outline. Only the gaps adapt to its length. `inset` has an odd number of stitches, so that one is
 * in the middle (the tip of a petal). With `sides`, a closed outline with that number of equal sides has a stitch at every corner.
 */
export function sew(
  outline: Outline,
  thread: Thread,
  stitch: StitchSize,
  lay: Lay = outline.closed ? 'centred' : 'inset',
  sides = 1,
): Stroke {
  const { width } = stitch;
  const dash = round(Math.max(0.1, stitch.dash - width), 1);
  const room = lay === 'flush' ? outline.length + stitch.gap : outline.length;
  const wanted = Math.max(1, room / (stitch.dash + stitch.gap));
  const count =
    lay === 'inset'
      ? 2 * Math.round((wanted - 1) / 2) + 1
      : Math.max(1, Math.round(wanted / sides)) * sides;
  const period =
    lay === 'flush' ? flushPeriod(outline.length, dash, count) : outline.length / count;
  const gap = Math.max(0, period - dash);
  const offset = { centred: dash / 2, inset: dash + gap / 2, flush: 0 }[lay];
  return {
    d: outline.d,
    thread,
    width,
    dash: `${dash} ${round(gap, count > 60 ? 3 : 2)}`,
    ...(offset ? { offset: round(offset, 1) } : {}),
  };
}

const flushPeriod = (length: number, dash: number, count: number): number =>
  count > 1 ? (length - dash) / (count - 1) : length;

/** Returns round dots (French knots) of the diameter `size` along an outline, about `every` units apart. */
export function knots(outline: Outline, thread: Thread, size: number, every: number): Stroke {
  const count = Math.max(1, Math.round(outline.length / every));
  const gap = round(outline.length / count - 0.1, 3);
  return { d: outline.d, thread, width: size, dash: `.1 ${gap}` };
}

export const knot = (x: number, y: number, thread: Thread, size: number): Stroke => ({
  d: `M${digits(x, y)}h.1`,
  thread,
  width: size,
});

/** Returns a filled outline. Its edge has the width of the stitch, so it extends half of that outside the outline. */
export const patch = (outline: Outline, thread: Thread, { width }: StitchSize): Stroke => ({
  d: outline.d,
  thread,
  width,
  solid: true,
});
