import { trace, turn } from '../path';
import type { Leg, Outline, Point } from '../path';

/** A kalka (a Bengal paisley), one unit high. Its foot is at the origin, and its tip bends to the right. */
const TIP: Point = [0.5, -0.88];
const SIDES: readonly (readonly [Point, Point, Point])[] = [
  [
    [0.2, -1.06],
    [-0.08, -0.94],
    [-0.2, -0.72],
  ],
  [
    [-0.42, -0.4],
    [-0.42, 0],
    [0, 0],
  ],
  [
    [0.4, 0],
    [0.3, -0.42],
    [0.2, -0.6],
  ],
  [[0.15, -0.76], [0.26, -0.88], TIP],
];

/** Returns a kalka with its foot `foot` units above the origin, then rotated by `at` degrees. With `side` -1, it bends to the left. */
export function kalka(foot: number, height: number, side: 1 | -1, at: number): Outline {
  const place = ([x, y]: Point): Point => turn([x * height * side, y * height - foot], at);
  const legs = SIDES.map(([a, b, c]): Leg => [place(a), place(b), place(c)]);
  return trace(place(TIP), legs, true);
}
