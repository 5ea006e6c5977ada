import { knot, knots, patch, stitchFor } from '../figure';
import type { Figure, Stroke } from '../figure';
import { circle } from '../path';
import { behind, flank, inside, leaf, sewnPetal } from './petals';
import type { Flank } from './petals';

/** The number of petals of each ring, and where each ring ends, as a share of the radius. */
interface Whorl {
  readonly petals: number;
  readonly tips: readonly number[];
}

/** Returns the rings for a drawing of this size. */
function plan(size: number): Whorl {
  if (size < 560) return { petals: 8, tips: [0.36, 0.57, 0.78, 1] };
  return { petals: 12, tips: [0.32, 0.48, 0.64, 0.81, 1] };
}

/** Returns a complete petal for each ring, the innermost first. */
function petals({ petals: count, tips }: Whorl, radius: number): Flank[] {
  const slope = Math.tan(Math.PI / count);
  return tips.map((share, i) => {
    const foot = radius * (i ? (tips[i - 1] ?? 0) * 0.62 : share * 0.45);
    const tip = radius * share;
    return flank([foot * slope * 0.78, -foot], tip, ((foot + tip) / 2) * slope * 1.25);
  });
}

/** The motif of brand identity: rings of petals around knots. Each ring is half hidden by the one inside it. */
export function lotus(size: number): Figure {
  const stitch = stitchFor(size);
  const radius = size / 2 - stitch.width;
  const whorl = plan(size);
  const half = 180 / whorl.petals;
  const shapes = petals(whorl, radius);
  const heart = radius * (whorl.tips[0] ?? 1) * 0.3;
  const step = stitch.width * 2.9;
  const seeded = (shape: Flank, i: number): Stroke[] => {
    const nearer = shapes[i - 2];
    const from = nearer ? -nearer.curve[2][1] + step : -shape.foot[1] + step * (i ? 2.2 : 0.6);
    const to = -shape.curve[2][1] - step * (i ? 3.4 : 1.5);
    const room = to - from;
    if (room < step) return [];
    const bare = Math.max(0, room - step * 2.6) * 0.4;
    return [patch(leaf(from + bare, to - bare, Math.min(room * 0.24, step * 0.8)), 3, stitch)];
  };
  const ringed = (shape: Flank, i: number): Stroke[] => {
    const front = shapes[i - 1];
    const lines = i ? [shape, inside(shape, step)] : [shape];
    const seen = lines.map((line) => (front ? behind(line, front, half, step * 0.6) : line));
    const thread = (shapes.length - i) % 2 ? 1 : 2;
    return [...seen.map((line) => sewnPetal(line, thread, stitch)), ...seeded(shape, i)];
  };
  // The outer petals point up. Every second ring is rotated by half a petal.
  const rings = (parity: number) =>
    shapes.flatMap((shape, i) => ((shapes.length - 1 - i) % 2 === parity ? ringed(shape, i) : []));
  const turns = { times: whorl.petals, turn: half * 2 };
  return {
    box: [-size / 2, -size / 2, size, size],
    width: stitch.width,
    parts: [
      {
        strokes: [
          knot(0, 0, 3, heart * 0.62),
          knots(circle(heart), 2, stitch.width * 1.5, stitch.width * 3.4),
        ],
      },
      { strokes: rings(0), turns },
      { strokes: rings(1), turns, from: half },
    ],
    anchor: 'xMidYMid',
  };
}
