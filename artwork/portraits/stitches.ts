import svgpath from 'svgpath';
import { sew, type StitchSize } from '../motifs/figure';
import { digits, trace, type Leg, type Outline, type Point } from '../motifs/path';

/** The stitches of a portrait, which is 72 units wide: for hems, and for the ring and fine seams. */
const BOLD: StitchSize = { width: 1.5, dash: 3.9, gap: 1.5 };
export const FINE: StitchSize = { width: 1.1, dash: 2.8, gap: 1.2 };

/** Returns path data with its length. Subpaths count as one line. */
function outlineOf(d: string): Outline {
  let start: Point = [0, 0];
  const legs: Leg[] = [];
  svgpath(d)
    .abs()
    .unarc()
    .iterate(([command, ...numbers]) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = numbers.map(Number);
      if (command === 'M') start = [x1, y1];
      else if (command === 'L') legs.push([x1, y1]);
      else if (command === 'C')
        legs.push([
          [x1, y1],
          [x2, y2],
          [x, y],
        ]);
      else if (command === 'Z') legs.push(start);
      else throw new RangeError(`A stitched line cannot have the command ${command}`);
    });
  return { ...trace(start, legs, d.endsWith('Z')), d };
}

/** Returns a flat piece of cloth. */
export const cloth = (d: string, color: string): string => `<path fill="${color}" d="${d}"/>`;

/** Returns a line of whole stitches. Its path data has only the commands M, L, C, A and Z. */
export function stitches(d: string, color: string, size: StitchSize = BOLD): string {
  const { width, dash, offset } = sew(outlineOf(d), 1, size);
  const begun = offset ? ` stroke-dashoffset="${offset}"` : '';
  return `<path stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}"${begun} d="${d}"/>`;
}

/** Returns lines that are one stitch each. */
export const single = (d: string, color: string, width = 1.1): string =>
  `<path stroke="${color}" stroke-width="${width}" d="${d}"/>`;

/** Returns French knots of the diameter `size`. */
export const knots = (points: readonly Point[], color: string, size: number): string =>
  single(points.map(([x, y]) => `M${digits(x, y)}h.1`).join(''), color, size);

// Half of the width and height of the hatching, which covers the largest head of hair at every angle.
const REACH = 36;
/** The distance of two lines of satin stitch. */
const EVERY = 1.9;

interface Satin {
  /** Unique in its portrait. */
  readonly id: string;
  /** The cloth, and the thread on it. */
  readonly colors: readonly [cloth: string, thread: string];
  /** The rotation of the stitches, clockwise from level. */
  readonly degrees: number;
}

/** Returns a piece of cloth that is covered with satin stitch. */
export function satin(d: string, { id, colors, degrees }: Satin): string {
  // Every second line starts later, so that the stitches do not end side by side.
  const pair = `h${2 * REACH}m${digits(2.4 - 2 * REACH, EVERY)}h${2 * REACH}m${digits(-2.4 - 2 * REACH, EVERY)}`;
  const hatching = `M${digits(-REACH, -REACH)}${pair.repeat(REACH / EVERY)}`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>${cloth(d, colors[0])}` +
    `<g clip-path="url(#${id})"><path transform="translate(36 28) rotate(${degrees})" ` +
    `stroke="${colors[1]}" stroke-width=".6" stroke-dasharray="4 .8" d="${hatching}"/></g>`
  );
}
