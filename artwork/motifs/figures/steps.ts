import { oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure, StitchSize, Tile } from '../figure';
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

interface Stairs {
  readonly step: number;
  readonly top: number;
  /** The distance of the second line from the first. */
  readonly inset: number;
}

/** Returns a small diamond under each of these treads, counted from the landing. */
const bricks = (treads: readonly number[], { step, top, inset }: Stairs, { width }: StitchSize) =>
  join(
    treads.map((i) =>
      diamond(
        i * step + Math.sign(i) * inset * 0.5,
        top + (Math.abs(i) + 1) * step - inset * 0.5,
        width * 1.7,
      ),
    ),
  );

/** Returns a tile of stairs with half of the lowest tread at each side, where both lines have room. No edge cuts a small diamond. */
export function stepsTile({ width, height, stitch }: Tile): Figure {
  const step = height / 4;
  const count = Math.floor(width / step / 2);
  // The lowest stair of the first flight is above the tile.
  const above = Math.ceil(count / 2) + 1;
  const top = -above * step * 2;
  const inset = step * 0.34;
  const treads = Array.from({ length: 2 * count - 1 }, (_, i) => i - count + 1);
  return {
    box: [-width / 2, -step / 2, width, height],
    width: stitch.width,
    parts: [
      {
        strokes: [
          sew(flight(step, count, step, top), 1, stitch, 'centred', count * 4 + 1),
          sew(flight(step, count, step + 2 * inset, top - inset), 2, stitch, 'inset'),
          patch(bricks(treads, { step, top, inset }, stitch), 3, stitch),
        ],
        copies: [{ times: above + 3, shift: [0, step * 2] }],
      },
    ],
    anchor: 'xMidYMax',
  };
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
  const box = [-size / 2, -size / 2, size, size] as const;
  return {
    box,
    width: stitch.width,
    parts: [
      {
        strokes: [
          sew(flight(step, half + 1, step, top), 1, stitch, 'centred', half * 4 + 5),
          sew(flight(step, half + 1, step + 2 * inset, top - inset), 2, stitch, 'inset'),
          patch(bricks(treads, { step, top, inset }, stitch), 3, stitch),
        ],
        copies: [{ times, shift: [0, apart] }],
      },
    ],
    anchor: 'xMidYMax',
  };
}
