import { patch, sew } from '../figure';
import type { Figure, StitchSize, Stroke, Thread } from '../figure';
import { join, trace, turn } from '../path';
import type { Outline, Point } from '../path';

/** The edge of a needle. Only its width is used. */
const EDGE: StitchSize = { width: 1, dash: 1, gap: 1 };

function shape([x, y]: Point, length: number, at: number, head: number): Outline {
  const p = (across: number, along: number): Point => {
    const [px, py] = turn([across * head, -along * head], at);
    return [x + px, y + py];
  };
  const tip: Point = p(0, length / head);
  const body = trace(
    p(0, -3),
    [[p(-1.2, -3), p(-1.3, 2.2), p(-0.5, 4)], tip, p(0.5, 4), [p(1.3, 2.2), p(1.2, -3), p(0, -3)]],
    true,
  );
  // In the opposite direction, so that the fill leaves the eye open.
  const eye = trace(
    p(0, -2),
    [
      [p(0.6, -2), p(0.6, 2), p(0, 2)],
      [p(-0.6, 2), p(-0.6, -2), p(0, -2)],
    ],
    true,
  );
  return join([body, eye]);
}

/** Returns a needle with its eye at `place`. Its point is `length` units away, `at` degrees clockwise from up. */
export const needle = (place: Point, length: number, at: number, thread: Thread): Stroke =>
  patch(shape(place, length, at, length / 13), thread, EDGE);

const STITCH: StitchSize = { width: 3.6, dash: 10, gap: 5 };

/** The motif of a needle with a line of stitches. */
export function needleAndThread(): Figure {
  const line = trace(
    [-44, 30],
    [
      [
        [-34, 16],
        [-28, 16],
        [-22, 27],
      ],
      [
        [-15, 40],
        [-6, 40],
        [-1, 26],
      ],
      [
        [2, 16],
        [-2, 8],
        [2, 2],
      ],
    ],
  );
  const box = [-48, -48, 96, 96] as const;
  return {
    box,
    width: STITCH.width,
    parts: [{ strokes: [needle([2, 2], 54, 42, 1), sew(line, 2, STITCH, 'flush')] }],
    anchor: 'xMidYMid',
  };
}
