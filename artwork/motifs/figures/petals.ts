import type { Stroke, StitchSize, Thread } from '../figure';
import { sew } from '../figure';
import { along, mirror, polar, trace, turn } from '../path';
import type { Outline, Point } from '../path';

/** The right flank of an upright petal about the origin: from its foot to its tip, bellying out to `belly`. */
export interface Flank {
  readonly foot: Point;
  readonly curve: readonly [Point, Point, Point];
}

/** A flank from `foot` to a tip `tip` units above the origin; `belly` is the half width it swells towards. */
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

/** A petal open at its foot: up the left flank, over the tip, down the right; its axis `at` degrees from upright. */
function petal({ foot, curve: [low, high, tip] }: Flank, at = 0): Outline {
  const placed = (point: Point): Point => turn(point, at);
  return trace(placed(mirror(foot)), [
    [placed(mirror(low)), placed(mirror(high)), placed(tip)],
    [placed(high), placed(low), placed(foot)],
  ]);
}

/** The same petal drawn again inside itself, about `by` units away from its outline. */
export function inside({ foot, curve: [low, , tip] }: Flank, by: number): Flank {
  return flank(
    [Math.max(0, foot[0] - by), foot[1]],
    -tip[1] - by * 1.9,
    Math.max(by * 0.3, low[0] - by * 1.15),
  );
}

/** The last `t` (0 to 1) for which `test` holds, by halving. */
const halving = (test: (t: number) => boolean): number => {
  let [low, high] = [0, 1];
  for (let i = 0; i < 14; i += 1) {
    const middle = (low + high) / 2;
    if (test(middle)) low = middle;
    else high = middle;
  }
  return low;
};

/** Half the width of an upright petal at height `y`; nothing above its tip. */
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

/** The rest of a flank from `t` on (de Casteljau's division of the cubic). */
function from(t: number, { foot, curve: [low, high, tip] }: Flank): Flank {
  const [a, b, c] = [between(foot, low, t), between(low, high, t), between(high, tip, t)];
  const [d, e] = [between(a, b, t), between(b, c, t)];
  return { foot: between(d, e, t), curve: [e, c, tip] };
}

/**
 * What is seen of a petal behind another whose axis stands `degrees` to its right: its flank from where it comes
 * out, `clear` units off.
 */
export function behind(shape: Flank, front: Flank, degrees: number, clear: number): Flank {
  const hidden = (t: number): boolean => {
    const [x, y] = turn(along(shape.foot, shape.curve, t), -degrees);
    return -x < halfWidth(front, y + clear) + clear;
  };
  return from(halving(hidden), shape);
}

/** A petal sewn with one thread. */
export const sewnPetal = (shape: Flank, thread: Thread, stitch: StitchSize, at = 0): Stroke =>
  sew(petal(shape, at), thread, stitch);

/** A closed leaf; `place` puts a point given across (units) and along (0 at its foot, 1 at its tip) in the drawing. */
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

/** A closed leaf on an axis `at` degrees from upright, from `foot` to `tip` units out, `belly` units to each side. */
export const leaf = (foot: number, tip: number, belly: number, at = 0): Outline =>
  almond((across, along) => turn([across, -foot - (tip - foot) * along], at), belly);

/** A leaf that grows `length` units from a stalk `foot` units out on the axis `at`, leaning `lean` degrees aside. */
export function leafFrom(foot: number, length: number, at: number, lean: number): Outline {
  const reach = length * (1 - Math.abs(lean) / 110);
  const [rootX, rootY] = polar(foot, at);
  return almond((across, along) => {
    const [x, y] = turn([across, -reach * (0.28 + along * 0.68)], at + lean);
    return [rootX + x, rootY + y];
  }, reach * 0.14);
}
