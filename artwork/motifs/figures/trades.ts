import type { Trade } from '../../../src/components/motif/artwork';
import { knot, patch, sew } from '../figure';
import type { Figure } from '../figure';
import { join, trace, type Point } from '../path';
import { BOLD, emblem, FINE, lines, polygon, round, rounded, whole } from './emblems/cloth';
import { flower } from './flower';

const line = (x1: number, y1: number, x2: number, y2: number): [Point, Point] => [
  [x1, y1],
  [x2, y2],
];

function shirt(): Figure {
  const outline = trace(
    [-13, -37],
    [
      [-41, -24],
      [-34, -3],
      [-23, -8],
      [-23, 39],
      [23, 39],
      [23, -8],
      [34, -3],
      [41, -24],
      [13, -37],
      [
        [8, -26],
        [-8, -26],
        [-13, -37],
      ],
    ],
    true,
  );
  return emblem([
    sew(outline, 1, BOLD),
    sew(trace([-16, 31], [[16, 31]]), 2, FINE, 'flush'),
    patch(flower(0, 6, 13), 3, FINE),
  ]);
}

function cup(): Figure {
  const bowl = trace(
    [-30, -11],
    [
      [24, -11],
      [
        [24, 16],
        [13, 26],
        [-3, 26],
      ],
      [
        [-19, 26],
        [-30, 16],
        [-30, -11],
      ],
    ],
    true,
  );
  const handle = trace(
    [24, -5],
    [
      [
        [42, -8],
        [42, 16],
        [19, 14],
      ],
    ],
  );
  const steam = [-14, 8].map((x) =>
    trace(
      [x, -20],
      [
        [
          [x - 8, -28],
          [x + 8, -34],
          [x, -43],
        ],
      ],
    ),
  );
  return emblem([
    sew(bowl, 1, BOLD),
    sew(handle, 1, BOLD),
    patch(rounded(-3, 37, 32, 2.5, 2.5), 2, FINE),
    whole(join(steam), 4, BOLD),
    patch(flower(-3, 7, 11), 3, FINE),
  ]);
}

function plate(): Figure {
  const fork = lines([line(-42, -8, -42, 28), ...[-46, -42, -38].map((x) => line(x, -28, x, -12))]);
  const spoon = trace([42, -6], [[42, 28]]);
  return emblem([
    sew(round(0, 0, 31), 1, BOLD),
    sew(round(0, 0, 21), 2, FINE),
    patch(flower(0, 0, 13), 3, FINE),
    whole(join([fork, spoon]), 4, FINE),
    patch(rounded(42, -18, 3.5, 9, 3.5), 4, FINE),
  ]);
}

function bag(): Figure {
  const handle = trace(
    [-14, -15],
    [
      [
        [-14, -48],
        [14, -48],
        [14, -15],
      ],
    ],
  );
  const body = polygon([
    [-27, -15],
    [27, -15],
    [33, 39],
    [-33, 39],
  ]);
  return emblem([
    sew(handle, 2, BOLD),
    sew(body, 1, BOLD),
    sew(trace([-24, 30], [[24, 30]]), 4, FINE, 'flush'),
    patch(flower(0, 8, 14), 3, FINE),
  ]);
}

function dumbbell(): Figure {
  return emblem([
    patch(rounded(0, 0, 14, 2.5, 2.5), 2, BOLD),
    ...[-23, 23].map((x) => sew(rounded(x, 0, 7, 29, 6), 1, BOLD)),
    ...[-38, 38].map((x) => patch(rounded(x, 0, 4, 16, 4), 3, BOLD)),
  ]);
}

function comb(): Figure {
  const teeth = [-32, -24, -16, -8, 0, 8, 16, 24, 32];
  return emblem([
    sew(rounded(0, -20, 40, 12, 10), 1, BOLD),
    whole(lines(teeth.map((x) => line(x, 0, x, 32))), 2, BOLD),
    ...[-18, 0, 18].map((x) => patch(flower(x, -20, 7), 3, FINE)),
  ]);
}

function camera(): Figure {
  const top = trace(
    [-17, -23],
    [
      [-10, -36],
      [10, -36],
      [17, -23],
    ],
  );
  return emblem([
    sew(rounded(0, 7, 41, 30, 9), 1, BOLD),
    sew(top, 1, BOLD),
    sew(round(0, 8, 19), 2, FINE),
    patch(flower(0, 8, 12), 3, FINE),
    knot(29, -9, 4, 7),
  ]);
}

function rocket(): Figure {
  const hull = trace(
    [0, -45],
    [
      [
        [17, -31],
        [20, -6],
        [14, 16],
      ],
      [-14, 16],
      [
        [-20, -6],
        [-17, -31],
        [0, -45],
      ],
    ],
    true,
  );
  const fin = (side: 1 | -1) =>
    polygon([
      [side * 19, 0],
      [side * 31, 14],
      [side * 30, 27],
      [side * 18, 17],
    ]);
  const flames = lines([line(0, 25, 0, 44), line(-9, 25, -10, 35), line(9, 25, 10, 35)]);
  return emblem([
    sew(hull, 1, BOLD),
    patch(join([fin(1), fin(-1)]), 4, FINE),
    patch(flower(0, -12, 10), 3, FINE),
    whole(flames, 2, BOLD),
  ]);
}

/** The drawing of each trade that the studio works for. */
export const trades: Record<Trade, () => Figure> = {
  shirt,
  cup,
  plate,
  bag,
  dumbbell,
  comb,
  camera,
  rocket,
};
