import type { Figure, Part, StitchSize, Stroke, Thread } from '../../figure';
import { join, trace } from '../../path';
import type { Leg, Outline, Point } from '../../path';

/** The stitch that draws an emblem, and a finer one for what is within. */
export const BOLD: StitchSize = { width: 3.8, dash: 9.4, gap: 4 };
export const FINE: StitchSize = { width: 3, dash: 7, gap: 3.6 };

/** Returns an emblem on a square of 96 units about the origin. */
export const emblem = (...layers: (readonly Stroke[])[]): Figure => ({
  box: [-48, -48, 96, 96],
  width: BOLD.width,
  parts: layers.map((strokes): Part => ({ strokes })),
  anchor: 'xMidYMid',
});

/** A thread that lies on the cloth whole, without a stitch. */
export const whole = (outline: Outline, thread: Thread, { width }: StitchSize): Stroke => ({
  d: outline.d,
  thread,
  width,
});

/** A closed outline with straight sides. */
export function polygon(points: readonly Point[]): Outline {
  const [first, ...rest] = points;
  if (!first) throw new RangeError('a polygon needs points');
  return trace(first, [...rest, first], true);
}

/** Straight lines, each from a point to another, in one path; dashes begin anew on each. */
export const lines = (pairs: readonly (readonly [Point, Point])[]): Outline =>
  join(pairs.map(([from, to]) => trace(from, [to])));

/** How far the control points of a quarter circle stand from its ends, in radii. */
const QUARTER = 0.5523;

/** A rectangle about (x, y), `across` and `down` to each side, its corners rounded by `radius`. */
export function rounded(x: number, y: number, across: number, down: number, radius: number) {
  const k = radius * (1 - QUARTER);
  const [left, right, top, bottom] = [x - across, x + across, y - down, y + down];
  const legs: Leg[] = [
    [right - radius, top],
    [
      [right - k, top],
      [right, top + k],
      [right, top + radius],
    ],
    [right, bottom - radius],
    [
      [right, bottom - k],
      [right - k, bottom],
      [right - radius, bottom],
    ],
    [left + radius, bottom],
    [
      [left + k, bottom],
      [left, bottom - k],
      [left, bottom - radius],
    ],
    [left, top + radius],
    [
      [left, top + k],
      [left + k, top],
      [left + radius, top],
    ],
  ];
  return trace([left + radius, top], legs, true);
}

/** A circle about (x, y). */
export const round = (x: number, y: number, radius: number): Outline =>
  rounded(x, y, radius, radius, radius);
