import type { Stroke, StitchSize, Thread } from '../figure';
import { sew } from '../figure';
import { along, mirror, polar, trace, turn } from '../path';
import type { Outline, Point } from '../path';

/** The right side of a petal that points up from the origin: a cubic curve from its foot to its tip. */
export interface Flank {
  readonly foot: Point;
  readonly curve: readonly [Point, Point, Point];
}

/** Returns a flank from `foot` to a point `tip` units above the origin. `belly` is the x coordinate of the first control point. */
export function flank(foot: Point, tip: number, belly: number): Flank {
  const rise = tip + foot[1];
  return {
    foot,
    curve: [
      [belly, foot[1] - rise * 0.36],
      [belly * 0.66, foot[1] - rise * 0.74],
      [0, -tip],
    ],
  };
}

/** Returns a petal that is open at its foot, rotated by `at` degrees: up the left side to the tip, then down the right side. */
function petal({ foot, curve: [low, high, tip] }: Flank, at = 0): Outline {
  const placed = (point: Point): Point => turn(point, at);
  return trace(placed(mirror(foot)), [
    [placed(mirror(low)), placed(mirror(high)), placed(tip)],
    [placed(high), placed(low), placed(foot)],
  ]);
}

/** Returns a petal inside this one, about `by` units from its outline. */
export function inside({ foot, curve: [low, , tip] }: Flank, by: number): Flank {
  return flank(
    [Math.max(0, foot[0] - by), foot[1]],
    -tip[1] - by * 1.9,
    Math.max(by * 0.3, low[0] - by * 1.15),
  );
}

/** Returns the largest `t` (0 to 1) for which `test` is true, by binary search. */
const halving = (test: (t: number) => boolean): number => {
  let [low, high] = [0, 1];
  for (let i = 0; i < 14; i += 1) {
    const middle = (low + high) / 2;
    if (test(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/** Returns half of the width of a petal at `y`, or 0 above its tip. */
function halfWidth({ foot, curve }: Flank, y: number): number {
  if (y < curve[2][1]) return 0;
  return along(
    foot,
    curve,
    halving((t) => along(foot, curve, t)[1] > y),
  )[0];
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Returns the part of a flank from `t` on (de Casteljau's algorithm). */
function from(t: number, { foot, curve: [low, high, tip] }: Flank): Flank {
  const [a, b, c] = [between(foot, low, t), between(low, high, t), between(high, tip, t)];
  const [d, e] = [between(a, b, t), between(b, c, t)];
  return { foot: between(d, e, t), curve: [e, c, tip] };
}

/** Returns the visible part of a flank behind the petal `front`, which is `degrees` to its right. Keeps `clear` units of distance. */
export function behind(shape: Flank, front: Flank, degrees: number, clear: number): Flank {
  const hidden = (t: number): boolean => {
    const [x, y] = turn(along(shape.foot, shape.curve, t), -degrees);
    return -x < halfWidth(front, y + clear) + clear;
  };
  return from(halving(hidden), shape);
}

export const sewnPetal = (shape: Flank, thread: Thread, stitch: StitchSize, at = 0): Stroke =>
  sew(petal(shape, at), thread, stitch);

/** Returns a closed leaf. `place` converts coordinates: `across` in units, `along` from 0 at its foot to 1 at its tip. */
function almond(place: (across: number, along: number) => Point, belly: number): Outline {
  return trace(
    place(0, 0),
    [
      [place(-belly, 0.05), place(-belly, 0.6), place(0, 1)],
      [place(belly, 0.6), place(belly, 0.05), place(0, 0)],
    ],
    true,
  );
}

/** Returns a leaf from `foot` to `tip` units above the origin, `belly` units to each side, then rotated by `at` degrees. */
export const leaf = (foot: number, tip: number, belly: number, at = 0): Outline =>
  almond((across, along) => turn([across, -foot - (tip - foot) * along], at), belly);

/** Returns a leaf on an axis at `at` degrees. It begins `foot` units from the origin and leans `lean` degrees to the side. */
export function leafFrom(foot: number, length: number, at: number, lean: number): Outline {
  const reach = length * (1 - Math.abs(lean) / 110);
  const [rootX, rootY] = polar(foot, at);
  return almond((across, along) => {
    const [x, y] = turn([across, -reach * (0.28 + along * 0.68)], at + lean);
    return [rootX + x, rootY + y];
  }, reach * 0.14);
}
