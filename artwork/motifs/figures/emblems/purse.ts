import { knot, patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { join, mirror, trace } from '../../path';
import type { Leg, Outline, Point } from '../../path';
import { diamond, flower } from '../flower';
import { BOLD, emblem, FINE, round, whole } from './cloth';

/** The right side of the bag, from its neck to the middle of its bottom. */
const SIDE: readonly [Point, Point, Point][] = [
  [
    [30, -10],
    [40, 8],
    [37, 26],
  ],
  [
    [35, 40],
    [20, 44],
    [0, 44],
  ],
];
const NECK: Point = [12, -18];

function bag(): Outline {
  const back = SIDE.map(([a, b], i): Leg => {
    const start = i ? SIDE[i - 1]?.[2] : NECK;
    return [mirror(b), mirror(a), mirror(start ?? NECK)];
  }).reverse();
  return trace(NECK, [...SIDE, ...back]);
}

/** Returns the outline of the cloth above the string. */
const mouth = (): Outline =>
  trace(
    [-12, -24],
    [
      [
        [-16, -30],
        [-22, -36],
        [-24, -44],
      ],
      [
        [-17, -36],
        [-11, -36],
        [-8, -44],
      ],
      [
        [-4, -36],
        [4, -36],
        [8, -44],
      ],
      [
        [11, -36],
        [17, -36],
        [24, -44],
      ],
      [
        [22, -36],
        [16, -30],
        [12, -24],
      ],
    ],
  );

/** The emblem for a small budget: a purse with a string and a coin. */
export function purse(): Figure {
  const string = trace(
    [14, -21],
    [
      [
        [26, -24],
        [34, -18],
        [36, -6],
      ],
    ],
  );
  return emblem([
    sew(bag(), 1, BOLD),
    sew(mouth(), 1, BOLD),
    whole(trace([-14, -21], [[14, -21]]), 2, BOLD),
    sew(string, 2, FINE, 'flush'),
    knot(37, -1, 3, 8),
    sew(round(0, 15, 17), 2, FINE),
    patch(flower(0, 15, 11), 3, FINE),
    patch(join([diamond(-27, 20, 2), diamond(27, 20, 2)]), 4, FINE),
  ]);
}
