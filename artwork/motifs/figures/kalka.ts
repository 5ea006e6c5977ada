import { trace, turn } from '../path';
import type { Leg, Outline, Point } from '../path';

/** A kalka (the paisley of Bengal) one unit tall, standing on the origin and nodding to the right. */
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

/** A kalka `height` tall, its foot `foot` above the origin, then turned by `at` degrees; `side` -1 nods left. */
export function kalka(foot: number, height: number, side: 1 | -1, at: number): Outline {
  const place = ([x, y]: Point): Point => turn([x * height * side, y * height - foot], at);
  const legs = SIDES.map(([a, b, c]): Leg => [place(a), place(b), place(c)]);
  return trace(place(TIP), legs, true);
}
