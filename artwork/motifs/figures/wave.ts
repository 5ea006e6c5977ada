import { oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure, StitchSize, Thread, Tile } from '../figure';
import { trace } from '../path';
import type { Leg, Outline } from '../path';

/** Returns one wave of this length from crest to crest, `height` units above and below `y`. */
function swell(left: number, length: number, height: number, y: number): Outline {
  const half = length / 2;
  const run = (from: number, top: number, bottom: number): Leg => [
    [from + half * 0.364, top],
    [from + half * 0.636, bottom],
    [from + half, bottom],
  ];
  return trace(
    [left, y - height],
    [run(left, y - height, y + height), run(left + half, y + height, y - height)],
  );
}

/** Returns a fish around (x, y). With a negative length, it swims to the left. */
function fish(x: number, y: number, length: number): Outline {
  const p = (along: number, across: number): [number, number] => [
    x + along * length,
    y + across * Math.abs(length),
  ];
  return trace(
    p(0.5, 0),
    [
      [p(0.24, -0.3), p(-0.1, -0.22), p(-0.26, -0.04)],
      p(-0.5, -0.2),
      [p(-0.4, -0.06), p(-0.4, 0.06), p(-0.5, 0.2)],
      p(-0.26, 0.04),
      [p(-0.1, 0.22), p(0.24, 0.3), p(0.5, 0)],
    ],
    true,
  );
}

/** The motif of social media: waves with fish between them. */
export function wave(size: number): Figure {
  const unit = unitOf(stitchFor(size));
  // With an odd number of waves, the edges of the drawing are at troughs and do not cut a fish.
  const length = size / oddShare(size, 116 * unit);
  const box = [-size / 2, -size / 2, size, size] as const;
  return sea({ box, length, pitch: 68 * unit, stitch: stitchFor(size) });
}

/** Returns a tile of two waves and two rows. No edge cuts a fish. */
export function waveTile({ width, height, stitch }: Tile): Figure {
  const [length, pitch] = [width / 2, height / 2];
  // Half a wave before a fish, and in the middle between a fish and the next row.
  const top = 5 * unitOf(stitch) - pitch / 2;
  return sea({ box: [-length / 2, top, width, height], length, pitch, stitch });
}

interface Sea extends Pick<Figure, 'box'> {
  /** From crest to crest. */
  readonly length: number;
  /** From row to row. */
  readonly pitch: number;
  readonly stitch: StitchSize;
}

function sea({ box, length, pitch, stitch }: Sea): Figure {
  const unit = unitOf(stitch);
  const [, , across, down] = box;
  const height = length / 9;
  const pairs = Math.ceil(down / pitch / 2 + 1);
  const reach = 2 * Math.ceil(across / length / 4 + 0.5);
  const [left, top] = [-reach * length, (0.5 - pairs) * pitch];
  const line = (y: number, thread: Thread) =>
    sew(swell(left, length, height, top + y * unit), thread, stitch, 'centred', 2);
  const school = (x: number, y: number, way: 1 | -1) =>
    patch(fish(x, y - height, 42 * unit * way), 3, stitch);
  return {
    box,
    width: stitch.width,
    parts: [
      {
        strokes: [line(-45, 1), line(-23, 1), line(-34, 2)],
        copies: [
          { times: reach * 2, shift: [length, 0] },
          { times: pairs * 2, shift: [0, pitch] },
        ],
      },
      {
        strokes: [school(left, top, 1), school(left + length, top + pitch, -1)],
        copies: [
          { times: reach, shift: [length * 2, 0] },
          { times: pairs, shift: [0, pitch * 2] },
        ],
      },
    ],
    anchor: 'xMidYMid',
  };
}
