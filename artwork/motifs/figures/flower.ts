import { join, trace, turn } from '../path';
import type { Outline, Point } from '../path';

/** Returns a flower around (x, y), with four petals of the length `reach`. To be filled (`patch`). */
export function flower(x: number, y: number, reach: number): Outline {
  const belly = reach * 0.34;
  return join(
    [0, 90, 180, 270].map((degrees) => {
      const p = (across: number, out: number): Point => {
        const [px, py] = turn([across, -reach * out], degrees);
        return [x + px, y + py];
      };
      return trace(
        p(0, 0.2),
        [
          [p(-belly, 0.45), p(-belly, 0.72), p(0, 1)],
          [p(belly, 0.72), p(belly, 0.45), p(0, 0.2)],
        ],
        true,
      );
    }),
  );
}

/** Returns a diamond around (x, y). `reach` is the distance from the center to the corners. */
export const diamond = (x: number, y: number, reach: number): Outline =>
  trace(
    [x, y - reach],
    [
      [x + reach, y],
      [x, y + reach],
      [x - reach, y],
      [x, y - reach],
    ],
    true,
  );
