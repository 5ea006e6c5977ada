import { knot, oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure, Part, StitchSize, Stroke, Thread, Tile } from '../figure';
import { diamond, flower } from './flower';

/** The motif of content: a grid of diamonds. Every second diamond has a flower. */
export function diamonds(size: number): Figure {
  const stitch = stitchFor(size);
  const count = oddShare(size, 104 * unitOf(stitch));
  const box = [-size / 2, -size / 2, size, size] as const;
  return grid({ box, count, stitch, knots: true });
}

/** Returns a tile of two by two diamonds with flowers. Its edges halve the diamonds between them, which have no knots. */
export function diamondsTile({ width, height, stitch }: Tile): Figure {
  return grid({ box: [-width / 2, -height / 2, width, height], count: 2, stitch, knots: false });
}

interface Grid extends Pick<Figure, 'box'> {
  /** The number of diamonds with flowers in each row. */
  readonly count: number;
  readonly stitch: StitchSize;
  readonly knots: boolean;
}

function grid({ box, count, stitch, knots }: Grid): Figure {
  const pitch = box[2] / count;
  const full = pitch / 2 - stitch.width * 1.1;
  const step = stitch.width * 3.4;
  const times = count + 3;
  const start = (-times / 2) * pitch;
  const nest = (middle: number, threads: readonly Thread[]): Stroke[] =>
    threads.map((thread, i) =>
      sew(diamond(middle, middle, full - i * step), thread, stitch, 'centred', 4),
    );
  const field = (strokes: Stroke[]): Part => ({
    strokes,
    copies: [
      { times, shift: [pitch, 0] },
      { times, shift: [0, pitch] },
    ],
  });
  const mid = start + pitch / 2;
  return {
    box,
    width: stitch.width,
    parts: [
      field([...nest(start, [1, 1]), patch(flower(start, start, full * 0.4), 3, stitch)]),
      field([...nest(mid, [2, 2, 3]), ...(knots ? [knot(mid, mid, 1, stitch.width * 2.4)] : [])]),
    ],
    anchor: 'xMidYMid',
  };
}
