import { patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { join, trace } from '../../path';
import type { Outline, Point } from '../../path';
import { flower } from '../flower';
import { needle } from '../needle';
import { BOLD, emblem, FINE } from './cloth';

/** Where the thread goes through the eye, and where the needle's point is. */
const EYE: Point = [-17, 17];
const POINT: Point = [19, -19];

/** The round of the thread: out of the eye about the left side, across, and about the right side to the needle's point. */
const round = (): Outline =>
  trace(EYE, [
    [
      [-23, 24],
      [-27, 26],
      [-31, 26],
    ],
    [
      [-50, 26],
      [-50, -26],
      [-31, -26],
    ],
    [
      [-14, -26],
      [14, 26],
      [31, 26],
    ],
    [
      [50, 26],
      [50, -26],
      [31, -26],
    ],
    [[28, -26], [25, -25], POINT],
  ]);

/** As often as you like: a thread that comes round again, and the needle that draws it. */
export function loop(): Figure {
  const length = Math.hypot(POINT[0] - EYE[0], POINT[1] - EYE[1]);
  return emblem(
    [sew(round(), 1, BOLD, 'flush'), patch(join([flower(-30, 0, 11), flower(30, 0, 11)]), 3, FINE)],
    [needle(EYE, length, 45, 2)],
  );
}
