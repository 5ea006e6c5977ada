import { knots, patch, round, sew, stitchFor, unitOf } from '../figure';
import type { Figure, Part, StitchSize, Stroke, Thread } from '../figure';
import { arch, join, polar, trace } from '../path';
import type { Outline } from '../path';
import { flank, inside, leaf, sewnPetal } from './petals';

const SECTORS = 12;
const SECTOR = 180 / SECTORS;

/** One sector of a ring of the sun. `inner` is its inner radius in units of `unitOf`. */
interface Band {
  readonly inner: number;
  readonly sewn: (unit: number, stitch: StitchSize) => readonly Stroke[];
}

/** Returns a band of petals with a seed in each. A wide band has a second petal inside the first. */
function petalBand(inner: number, outer: number): Band {
  const slope = Math.tan((SECTOR * Math.PI) / 360);
  const depth = outer - inner;
  const broad = depth > 60;
  return {
    inner,
    sewn: (unit, stitch) => {
      const foot = inner * unit;
      const belly = ((inner + outer) / 2) * unit * slope * 1.25;
      const shape = flank([foot * slope * 0.86, -foot], outer * unit, belly);
      const [from, to] = broad
        ? [inner + depth * 0.24, inner + depth * 0.52]
        : [inner - 20, inner - 6];
      return [
        sewnPetal(shape, 2, stitch),
        ...(broad ? [sewnPetal(inside(shape, stitch.width * 3), 1, stitch)] : []),
        patch(leaf(from * unit, to * unit, (2.4 + depth * 0.05) * unit), 3, stitch),
      ];
    },
  };
}

/** Returns a band of rays with a seed at each end. `shares` are their angles as shares of a sector. */
function rayBand(
  inner: number,
  outer: number,
  shares: readonly number[],
  [ray, seed]: readonly [Thread, Thread],
): Band {
  return {
    inner,
    sewn: (unit, stitch) => {
      const at = (share: number) => share * SECTOR;
      const lines = shares.map((share) =>
        trace(polar(inner * unit, at(share)), [polar(outer * unit, at(share))]),
      );
      const seeds = shares.map((share) =>
        leaf((outer + 9) * unit, (outer + 25) * unit, 4 * unit, at(share)),
      );
      return [sew(join(lines), ray, stitch, 'flush'), patch(join(seeds), seed, stitch)];
    },
  };
}

const BANDS: readonly Band[] = [
  petalBand(68, 112),
  rayBand(134, 206, [0], [1, 3]),
  rayBand(134, 176, [-1 / 3, 1 / 3], [2, 2]),
  petalBand(266, 366),
  rayBand(392, 500, [0], [1, 3]),
  rayBand(392, 462, [-1 / 3, 1 / 3], [2, 2]),
];

/** Returns the half disc of the sun. */
const dome = (radius: number): Outline => ({
  ...arch(radius),
  d: `${arch(radius).d}z`,
  closed: true,
});

/** The motif of strategy: the upper half of a sun at the bottom edge. */
export function rays(size: number): Figure {
  const stitch = stitchFor(size);
  const unit = unitOf(stitch);
  // Leaves out bands that would be cut off almost completely.
  const bands = BANDS.filter(({ inner }, i) => i === 0 || inner * unit < size * 0.9);
  const edges = [134, 266, 392, 560].filter((edge) => edge * unit < size);
  return {
    box: [-size / 2, round(12 * unit - size, 1), size, size],
    width: stitch.width,
    parts: risingSun({ bands, edges, horizon: size, stitch }),
    anchor: 'xMidYMax',
  };
}

/** The ratio of height to width of `sun`. */
const SUN_RATIO = 0.54;

/** The same sun, complete. Around it, plain rays run far out of the view box, to the edges of what it fills. */
export function sun(size: number): Figure {
  const stitch = stitchFor(size * 0.6);
  const unit = unitOf(stitch);
  const horizon = size * 2;
  const edge = 266;
  const half = SECTOR / 2;
  const outward = Array.from({ length: SECTORS * 2 - 1 }, (_, i) => (i + 1) * half - 90);
  const plain = outward.map((angle) =>
    trace(polar((edge + 14) * unit, angle), [polar(horizon, angle)]),
  );
  return {
    box: [-size / 2, round(12 * unit - size * SUN_RATIO, 1), size, size * SUN_RATIO],
    width: stitch.width,
    parts: [
      ...risingSun({ bands: BANDS.slice(0, 3), edges: [134, edge], horizon, stitch }),
      { strokes: [sew(join(plain), 2, stitch, 'flush')] },
    ],
    anchor: 'xMidYMax',
    fit: 'meet',
  };
}

interface Sun {
  readonly bands: readonly Band[];
  /** The outer radii of rings in units of `unitOf`. */
  readonly edges: readonly number[];
  /** Half of the length of the line below the sun. */
  readonly horizon: number;
  readonly stitch: StitchSize;
}

function risingSun({ bands, edges, horizon, stitch }: Sun): Part[] {
  const unit = unitOf(stitch);
  const ring = (radius: number) => sew(arch(radius * unit), 1, stitch, 'flush');
  return [
    {
      strokes: [
        patch(dome(9 * unit), 3, stitch),
        knots(arch(28 * unit), 3, 5 * unit, 9.8 * unit),
        sew(trace([-horizon, 7 * unit], [[horizon, 7 * unit]]), 1, stitch, 'flush'),
        ring(19),
        ring(38),
        ...edges.flatMap((edge) => [ring(edge - 9), ring(edge - 18)]),
      ],
    },
    {
      strokes: bands.flatMap(({ sewn }) => sewn(unit, stitch)),
      turns: { times: SECTORS, turn: SECTOR },
      from: SECTOR / 2 - 90,
    },
  ];
}
