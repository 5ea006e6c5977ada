import { digits } from './path';
import type { Outline, Point } from './path';

/** Which of a cloth's four threads a line is sewn with. */
export type Thread = 1 | 2 | 3 | 4;

/** One running stitch in user units: `dash` and `gap` as they are seen, round ends included. */
export interface StitchSize {
  readonly width: number;
  readonly dash: number;
  readonly gap: number;
}

/** A line as it is drawn. Without `dash` it is one whole thread. */
export interface Stroke {
  readonly d: string;
  readonly thread: Thread;
  readonly width: number;
  readonly dash?: string;
  readonly offset?: number;
  /** A patch: the outline is filled with the colour of its thread. */
  readonly solid?: true;
}

/** `times` copies, each shifted by so many units from the last. */
export interface Copies {
  readonly times: number;
  readonly shift: Point;
}

/** `times` copies, each turned by so many degrees about the origin from the last. */
export interface Turns {
  readonly times: number;
  readonly turn: number;
}

/** Lines that appear together; all of them copied, the copies copied again in the order of `copies`, and all of that turned. */
export interface Part {
  readonly strokes: readonly Stroke[];
  readonly copies?: readonly Copies[];
  readonly turns?: Turns;
  /** Degrees by which the first copy is already turned. */
  readonly from?: number;
}

/**
 * A drawing: its view box, its lines, and how it is cropped. A figure keeps inside its box; a cloth (wave,
 * lattice, steps, diamonds, rays) runs on past the edges.
 */
export interface Figure {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly parts: readonly Part[];
  /** The thickness most lines have. */
  readonly width: number;
  /** Where the figure holds on when a box crops it: `preserveAspectRatio` without `meet` or `slice`. */
  readonly anchor: 'xMidYMid' | 'xMidYMax';
}

/** How dashes fall on a line: mid-stitch at the start, whole stitches between bare ends, or stitches at both ends. */
export type Lay = 'centred' | 'inset' | 'flush';

/** The thickness of a stitch in a drawing 360 pixels wide. */
const THICKNESS = 2.8;

/** The stitch of a drawing made for `size` CSS pixels: it grows with the drawing, but slower. */
export function stitchFor(size: number): StitchSize {
  const unit = Math.min(1.5, Math.max(0.7, (size / 360) ** 0.45));
  return { width: THICKNESS * unit, dash: 8.4 * unit, gap: 4.6 * unit };
}

/** The unit other measures of a drawing are given in, so that they keep step with its stitch. */
export const unitOf = ({ width }: StitchSize): number => width / THICKNESS;

/** The odd number of parts, one at least, that come closest to `each` units when `size` is divided evenly. */
export const oddShare = (size: number, each: number): number =>
  2 * Math.max(0, Math.round((size / each - 1) / 2)) + 1;

/** A number with at most so many decimals. */
export const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/**
 * Lays whole stitches on an outline: the stitch keeps its length, the gap gives. `inset` uses an odd number, so
 * that a stitch lies across the middle (the tip of a petal). With `sides`, a closed outline of that many equal
 * sides has a stitch across every corner.
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

/** French knots: round dots of `size` along an outline, about `every` units apart. */
export function knots(outline: Outline, thread: Thread, size: number, every: number): Stroke {
  const count = Math.max(1, Math.round(outline.length / every));
  const gap = round(outline.length / count - 0.1, 3);
  return { d: outline.d, thread, width: size, dash: `.1 ${gap}` };
}

/** A single knot. */
export const knot = (x: number, y: number, thread: Thread, size: number): Stroke => ({
  d: `M${digits(x, y)}h.1`,
  thread,
  width: size,
});

/** A patch of cloth sewn down flat; its edge is `width` thick, so it reaches half of that past the outline. */
export const patch = (outline: Outline, thread: Thread, { width }: StitchSize): Stroke => ({
  d: outline.d,
  thread,
  width,
  solid: true,
});
