import { knot, knots, patch, sew } from '../figure';
import type { Figure, StitchSize, Stroke, Thread } from '../figure';
import { circle, polar, trace } from '../path';
import type { Outline } from '../path';
import { kalka } from './kalka';
import { behind, flank, inside, leaf, leafFrom, sewnPetal } from './petals';
import type { Flank } from './petals';

const SIZE = 764;
const STITCH: StitchSize = { width: 3.6, dash: 10.4, gap: 5.6 };
const SMALL: StitchSize = { width: 3.6, dash: 8, gap: 4.6 };
const FINE: StitchSize = { width: 3, dash: 7, gap: 6.5 };
/** The distance between a petal and the second petal inside it. */
const ECHO = 10;
const EIGHTH = 45;
const SIXTEENTH = 22.5;

const BUD = flank([10, -49], 95, 38);
const SEPAL = flank([24, -64], 132, 52);
const FRONT = flank([31, -186], 258, 46);
const BACK = flank([36, -196], 304, 52);

const ring = (radius: number, thread: Thread): Stroke => sew(circle(radius), thread, STITCH);

const seed = (foot: number, tip: number, belly: number, thread: Thread, at: number): Stroke =>
  patch(leaf(foot, tip, belly, at), thread, STITCH);

/** Returns the visible parts of a petal and of a second one inside it. The petals of `front`, `apart` degrees aside, hide the rest. */
function pair(shape: Flank, thread: Thread, at: number, front?: Flank, apart = 0): Stroke[] {
  return [shape, inside(shape, ECHO)].map((line) =>
    sewnPetal(front ? behind(line, front, apart, ECHO * 0.6) : line, thread, STITCH, at),
  );
}

/** Returns the outer petal again, `by` units further out, like the quilted ground of a kantha. */
function ripple(by: number): Stroke {
  const out = inside(BACK, -by);
  return sewnPetal(behind(out, out, SIXTEENTH, 0), 3, FINE, SIXTEENTH / 2);
}

/** Returns a closed zigzag of `teeth` triangles between two radii. It starts at the top, at the inner radius. */
function triangles(inner: number, outer: number, teeth: number): Outline {
  const points = Array.from({ length: teeth * 2 }, (_, i) =>
    polar(i % 2 ? inner : outer, ((i + 1) * 180) / teeth),
  );
  return trace(polar(inner, 0), points, true);
}

const heart = (): Stroke[] => [
  knot(0, 0, 1, 16),
  knots(circle(19), 3, 6, 10),
  ring(33, 1),
  ring(139, 4),
  sew(triangles(147, 169, 24), 2, STITCH, 'centred', 48),
  ring(177, 4),
];

const eighth = (): Stroke[] => [
  sewnPetal(BUD, 2, STITCH),
  seed(54, 79, 6.5, 3, 0),
  sewnPetal(behind(SEPAL, BUD, SIXTEENTH, ECHO * 0.6), 1, STITCH, SIXTEENTH),
  seed(90, 113, 6.5, 4, SIXTEENTH),
  ...[1, 3, 5].map((i) => seed(150, 160, 3.5, 3, i * 7.5)),
  sew(kalka(306, 76, 1, 0), 1, SMALL),
  sew(kalka(306, 76, -1, SIXTEENTH), 1, SMALL),
  seed(317, 344, 9, 3, 0),
  seed(317, 344, 9, 3, SIXTEENTH),
];

const sixteenth = (): Stroke[] => [
  ...pair(FRONT, 1, 0),
  sewnPetal(inside(FRONT, 2 * ECHO), 3, STITCH),
  seed(196, 222, 7, 4, 0),
  ...pair(BACK, 2, SIXTEENTH / 2, FRONT, SIXTEENTH / 2),
  seed(252, 277, 6.5, 3, SIXTEENTH / 2),
  ripple(13),
  ripple(25),
  ...[-42, 0, 42].map((lean) => patch(leafFrom(324, 54, SIXTEENTH / 2, lean), 4, STITCH)),
];

/** The medallion of the home page: an open lotus with a border. */
export function medallion(): Figure {
  return {
    box: [-SIZE / 2, -SIZE / 2, SIZE, SIZE],
    width: STITCH.width,
    parts: [
      { strokes: heart() },
      { strokes: eighth(), turns: { times: 8, turn: EIGHTH } },
      { strokes: sixteenth(), turns: { times: 16, turn: SIXTEENTH } },
    ],
    anchor: 'xMidYMid',
  };
}
