import { oddShare, patch, sew, stitchFor, unitOf } from '../figure';
import type { Figure, Part, StitchSize, Tile } from '../figure';
import { join, trace, turn } from '../path';
import type { Point } from '../path';
import { diamond, flower } from './flower';

/** The motif of interfaces: two sets of woven rails, with flowers and diamonds between them. */
export function lattice(size: number): Figure {
  const stitch = stitchFor(size);
  const cell = size / oddShare(size, 72 * unitOf(stitch));
  return weave({ box: [-size / 2, -size / 2, size, size], cell, stitch });
}

/** Returns a tile of two by two cells. Its edges are in the middle of the rails. */
export function latticeTile({ width, height, stitch }: Tile): Figure {
  const cell = width / 2;
  return weave({ box: [-cell / 2, -cell / 2, width, height], cell, stitch });
}

interface Weave extends Pick<Figure, 'box'> {
  /** From rail to rail. */
  readonly cell: number;
  readonly stitch: StitchSize;
}

function weave({ box, cell, stitch }: Weave): Figure {
  const unit = unitOf(stitch);
  const side = box[2] / cell;
  const rail = 6 * unit;
  const bare = rail + stitch.width * 1.2;
  const pairs = 2 * Math.ceil((side + 2) / 4);
  const start = -(pairs - 0.5) * cell;
  const copies = [
    { times: pairs, shift: [2 * cell, 0] as const },
    { times: pairs, shift: [0, 2 * cell] as const },
  ];
  // A rail goes over one crossing and under the next, where it is hidden.
  const woven = (angle: 0 | 90): Part => {
    const piece = (column: number, row: number) =>
      [-rail, rail].map((off) => {
        const p = (along: number): Point => {
          const [x, y] = turn([along, off], angle);
          return [start + column * cell + x, start + row * cell + y];
        };
        return trace(p(bare - cell), [p(cell - bare)]);
      });
    const over = angle ? [...piece(1, 0), ...piece(0, 1)] : [...piece(0, 0), ...piece(1, 1)];
    return { strokes: [sew(join(over), angle ? 2 : 1, stitch)], copies };
  };
  const mid = start + cell / 2;
  const windows: Part = {
    strokes: [
      patch(
        join([flower(mid, mid, 14 * unit), flower(mid + cell, mid + cell, 14 * unit)]),
        3,
        stitch,
      ),
      sew(
        join([diamond(mid + cell, mid, 16 * unit), diamond(mid, mid + cell, 16 * unit)]),
        1,
        stitch,
        'centred',
        4,
      ),
    ],
    copies,
  };
  return {
    box,
    width: stitch.width,
    parts: [woven(0), woven(90), windows],
    anchor: 'xMidYMid',
  };
}
