import { patch, sew } from '../../figure';
import type { Figure } from '../../figure';
import { join, trace } from '../../path';
import type { Outline, Point } from '../../path';
import { flower } from '../flower';
import { needle } from '../needle';
import { BOLD, emblem, FINE } from './cloth';

/** The eye and the point of the needle. */
const EYE: Point = [-17, 17];
const POINT: Point = [19, -19];

/** Returns the path of the thread: a figure eight from the eye of the needle to its point. */
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

/** The emblem for unlimited revisions: a thread in a loop, with its needle. */
export function loop(): Figure {
  const length = Math.hypot(POINT[0] - EYE[0], POINT[1] - EYE[1]);
  return emblem(
    [sew(round(), 1, BOLD, 'flush'), patch(join([flower(-30, 0, 11), flower(30, 0, 11)]), 3, FINE)],
    [needle(EYE, length, 45, 2)],
  );
}
