import type { Figure, Part, StitchSize, Stroke, Thread } from '../../figure';
import { join, trace } from '../../path';
import type { Leg, Outline, Point } from '../../path';

/** The stitch of an emblem's outlines, and a finer one for its details. */
export const BOLD: StitchSize = { width: 3.8, dash: 9.4, gap: 4 };
export const FINE: StitchSize = { width: 3, dash: 7, gap: 3.6 };

/** Returns an emblem in a square of 96 units around the origin. Each layer is above the one before. */
export const emblem = (...layers: (readonly Stroke[])[]): Figure => ({
  box: [-48, -48, 96, 96],
  width: BOLD.width,
  parts: layers.map((strokes): Part => ({ strokes })),
  anchor: 'xMidYMid',
});

/** Returns a solid line, without stitches. */
export const whole = (outline: Outline, thread: Thread, { width }: StitchSize): Stroke => ({
  d: outline.d,
  thread,
  width,
});

export function polygon(points: readonly Point[]): Outline {
  const [first, ...rest] = points;
  if (!first) throw new RangeError('a polygon needs points');
  return trace(first, [...rest, first], true);
}

/** Returns straight lines between pairs of points as one path. The dashes restart on each line. */
export const lines = (pairs: readonly (readonly [Point, Point])[]): Outline =>
  join(pairs.map(([from, to]) => trace(from, [to])));

/** The distance of a quarter circle's control points from its ends, as a share of the radius. */
const QUARTER = 0.5523;

/** Returns a rounded rectangle around (x, y). `across` and `down` are half its width and height. */
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

export const round = (x: number, y: number, radius: number): Outline =>
  rounded(x, y, radius, radius, radius);
