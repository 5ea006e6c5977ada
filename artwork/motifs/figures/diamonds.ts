import { knot, oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure, Part, Stroke, Thread } from '../figure';
import { diamond, flower } from './flower';

/** The motif of content: a grid of diamonds. Every second diamond has a flower. */
export function diamonds(size: number): Figure {
  const stitch = stitchFor(size);
  const count = oddShare(size, 104 * unitOf(stitch));
  const pitch = size / count;
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
  const box = [-size / 2, -size / 2, size, size] as const;
  return {
    box,
    width: stitch.width,
    parts: [
      field([...nest(start, [1, 1]), patch(flower(start, start, full * 0.4), 3, stitch)]),
      field([...nest(mid, [2, 2, 3]), knot(mid, mid, 1, stitch.width * 2.4)]),
    ],
    anchor: 'xMidYMid',
  };
}
