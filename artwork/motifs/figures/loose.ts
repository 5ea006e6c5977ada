import { knots, patch, sew } from '../figure';
import type { Figure, StitchSize, Stroke } from '../figure';
import { looseEnd } from '../../../src/components/motif/artwork';
import { trace } from '../path';
import type { Leg, Outline, Point } from '../path';
import { flower } from './flower';

const STITCH: StitchSize = { width: 4, dash: 10.5, gap: 5.5 };
const WIDTH = 564;
const HEIGHT = 264;

/** The corners of a wide 4, clockwise from the left end of its bar. Its sides are multiples of a stitch and a gap. */
const FOUR: readonly Point[] = [
  [0, 96],
  [80, 0],
  [128, 0],
  [128, 96],
  [144, 96],
  [144, 128],
  [128, 128],
  [128, 176],
  [80, 176],
  [80, 128],
  [0, 128],
];

const placed =
  (dx: number, dy: number) =>
  ([x, y]: Point): Point => [x + dx, y + dy];

function corners(points: readonly Point[], closed: boolean): Outline {
  const [first = [0, 0], ...rest] = points;
  return trace(first, closed ? [...rest, first] : rest, closed);
}

/** Returns an oval around (x, y). `across` and `down` are half its width and height. */
function oval(x: number, y: number, across: number, down: number): Outline {
  const [kx, ky] = [across * 0.62, down * 0.62];
  const legs: Leg[] = [
    [
      [x + kx, y - down],
      [x + across, y - ky],
      [x + across, y],
    ],
    [
      [x + across, y + ky],
      [x + kx, y + down],
      [x, y + down],
    ],
    [
      [x - kx, y + down],
      [x - across, y + ky],
      [x - across, y],
    ],
    [
      [x - across, y - ky],
      [x - kx, y - down],
      [x, y - down],
    ],
  ];
  return trace([x, y - down], legs, true);
}

const counter = (dx: number, dy: number): Stroke =>
  patch(
    corners(
      [
        [80, 52],
        [80, 96],
        [43, 96],
      ].map(([x = 0, y = 0]) => placed(dx, dy)([x, y])),
      true,
    ),
    3,
    STITCH,
  );

/** The path of the loose thread, from the last stitch to the lower edge, where the page continues it (`looseEnd`). */
const LOOSE: readonly Leg[] = [
  [
    [500, 168],
    [566, 112],
    [556, 168],
  ],
  [
    [548, 208],
    [486, 176],
    [496, 218],
  ],
  [
    [502, 242],
    [WIDTH * looseEnd, 236],
    [WIDTH * looseEnd, HEIGHT + 6],
  ],
];

/** The motif of the 404 page: the number 404. Half of the last digit is undone, and its thread leads out of the drawing. */
export function loose(): Figure {
  const [top, third] = [28, 348];
  const held = [8, 9, 10, 0, 1, 2, 3].map((i) => FOUR[i] ?? ([0, 0] as Point));
  const gone = [3, 4, 5, 6, 7, 8].map((i) => FOUR[i] ?? ([0, 0] as Point));
  const end = placed(third, top)(FOUR[3] ?? [0, 0]);
  const box = [0, 0, WIDTH, HEIGHT] as const;
  return {
    box,
    width: STITCH.width,
    parts: [
      {
        strokes: [
          sew(corners(FOUR.map(placed(12, top)), true), 1, STITCH),
          counter(12, top),
          sew(oval(252, top + 88, 72, 88), 1, STITCH),
          sew(oval(252, top + 88, 60, 76), 2, STITCH),
          sew(oval(252, top + 88, 30, 46), 2, STITCH),
          patch(flower(252, top + 88, 20), 3, STITCH),
          sew(corners(held.map(placed(third, top)), false), 1, STITCH, 'flush'),
          knots(corners(gone.map(placed(third, top)), false), 2, 2.4, 8),
          counter(third, top),
          { d: trace(end, LOOSE).d, thread: 1, width: STITCH.width },
        ],
      },
    ],
    anchor: 'xMidYMid',
  };
}
