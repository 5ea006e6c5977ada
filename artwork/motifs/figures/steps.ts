import { oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure } from '../figure';
import { join, mirror, trace } from '../path';
import type { Outline, Point } from '../path';
import { diamond } from './flower';

/** Returns a line that goes up `count` steps to a landing at `top`, and down again. */
function flight(step: number, count: number, landing: number, top: number): Outline {
  const climb = Array.from({ length: count }, (_, i) => count - i).flatMap((i): Point[] => [
    [-landing / 2 - i * step, top + i * step],
    [-landing / 2 - (i - 1) * step, top + i * step],
  ]);
  const up: Point[] = [...climb, [-landing / 2, top]];
  const [foot = [0, 0], ...rest] = [...up, ...up.map(mirror).reverse()];
  return trace(foot, rest);
}

/** The motif of website development: stairs above stairs, with a small diamond at every step. */
export function steps(size: number): Figure {
  const stitch = stitchFor(size);
  const count = Math.max(3, oddShare(size, 32 * unitOf(stitch)));
  const half = (count - 1) / 2;
  const step = size / count;
  const apart = step * 2;
  const times = 2 * Math.ceil((size * 1.5) / apart / 2);
  const top = size / 2 - (times - 0.25) * apart;
  const inset = step * 0.34;
  const treads = Array.from({ length: half * 2 + 3 }, (_, i) => i - half - 1);
  const bricks = treads.map((i) =>
    diamond(
      i * step + Math.sign(i) * inset * 0.5,
      top + (Math.abs(i) + 1) * step - inset * 0.5,
      stitch.width * 1.7,
    ),
  );
  const box = [-size / 2, -size / 2, size, size] as const;
  return {
    box,
    width: stitch.width,
    parts: [
      {
        strokes: [
          sew(flight(step, half + 1, step, top), 1, stitch, 'centred', half * 4 + 5),
          sew(flight(step, half + 1, step + 2 * inset, top - inset), 2, stitch, 'inset'),
          patch(join(bricks), 3, stitch),
        ],
        copies: [{ times, shift: [0, apart] }],
      },
    ],
    anchor: 'xMidYMax',
  };
}
