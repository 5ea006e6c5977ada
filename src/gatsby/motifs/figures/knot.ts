import { knot, sew } from '../figure';
import type { Figure, StitchSize } from '../figure';
import { join, trace } from '../path';
import type { Point } from '../path';

const STITCH: StitchSize = { width: 2.6, dash: 9, gap: 4 };
const REACH = 10;

/** The bullet of a list: four stitches about a knot. */
export function knotBullet(): Figure {
  const corners: Point[] = [
    [0, -REACH],
    [REACH, 0],
    [0, REACH],
    [-REACH, 0],
  ];
  const sides = corners.map((corner, i) => trace(corner, [corners[(i + 1) % 4] ?? corner]));
  const box = [-12, -12, 24, 24] as const;
  return {
    box,
    width: STITCH.width,
    parts: [{ strokes: [sew(join(sides), 1, STITCH), knot(0, 0, 3, 6)] }],
    anchor: 'xMidYMid',
  };
}
