import fc from 'fast-check';
import { emblemNames, motifNames as clothNames } from '../../../src/content/fields';
import type { Figure, Stroke } from '../../../src/gatsby/motifs/figure';
import { motif } from '../../../src/gatsby/motifs/motif-svg';
import type { Point } from '../../../src/gatsby/motifs/path';
import type { MotifName } from '../../../src/motif';
import { figureMotifs } from '../../../src/motif/drawings';
import { drawn, lengthOf, walk } from './walk';

const motifNames: readonly MotifName[] = [...clothNames, ...figureMotifs, ...emblemNames];
const CLOTHS: readonly MotifName[] = ['wave', 'lattice', 'steps', 'diamonds', 'rays'];
const CONTAINED = motifNames.filter((name) => !CLOTHS.includes(name));
const MIRRORED: readonly MotifName[] = ['lotus', 'steps', 'diamonds', 'rays'];

const sizes = fc.double({ min: 340, max: 900, noNaN: true });
const anyName = fc.constantFrom(...motifNames);

function check<Values>(property: fc.IProperty<Values>, numRuns = 40): void {
  fc.assert(property, { numRuns });
}

const points = (figure: Figure): Point[] => drawn(figure).flatMap((line) => line.points);

const within = ([x, y]: Point, [left, top, width, height]: Figure['box']): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const strokes = (figure: Figure): Stroke[] => figure.parts.flatMap((part) => part.strokes);

/** How many stitches fall on a stretch; whole where the pattern was made to fit it. */
function stitchCounts({ d, dash = '' }: Stroke): [withGap: number, endToEnd: number][] {
  const [on = 0, off = 0] = dash.split(' ').map(Number);
  return walk(d).map((stretch) => {
    const length = lengthOf(stretch);
    return [length / (on + off), (length + off) / (on + off)];
  });
}

const offWhole = (count: number): number => Math.abs(count - Math.round(count));

describe('every figure', () => {
  it('is made of finite points at any size', () => {
    check(
      fc.property(anyName, sizes, (name, size) => {
        const all = points(motif(name, size));
        expect(all.length).toBeGreaterThan(0);
        expect(all.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
      }),
    );
  });

  it('lays whole stitches only: none is cut at the end of a line', () => {
    check(
      fc.property(anyName, sizes, (name, size) => {
        const running = strokes(motif(name, size)).filter(({ dash }) => dash);
        expect(running.length).toBeGreaterThan(0);
        for (const stroke of running)
          for (const [withGap, endToEnd] of stitchCounts(stroke))
            expect(Math.min(offWhole(withGap), offWhole(endToEnd))).toBeLessThan(0.08);
      }),
    );
  });

  it('ends a closed, sewn line where it began', () => {
    check(
      fc.property(anyName, sizes, (name, size) => {
        const closed = strokes(motif(name, size))
          .filter(({ dash }) => dash)
          .flatMap(({ d }) => walk(d))
          .filter((stretch) => stretch.closed);
        for (const { points: way } of closed) {
          const [[x0, y0], [x1, y1]] = [way[0] ?? [0, 0], way.at(-1) ?? [9, 9]];
          expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThan(0.3);
        }
      }),
    );
  });

  it('has more to show when it is drawn for more room', () => {
    for (const name of clothNames) {
      const count = (size: number) => {
        const figure = motif(name, size);
        return drawn(figure).filter((line) => line.points.some((p) => within(p, figure.box)))
          .length;
      };
      expect(count(800)).toBeGreaterThan(count(340));
    }
  });
});

describe('figures', () => {
  it('keep inside their box, thickness of the thread included', () => {
    check(
      fc.property(fc.constantFrom(...CONTAINED), sizes, (name, size) => {
        const figure = motif(name, size);
        const [left, top, width, height] = figure.box;
        for (const { stroke, points: line } of drawn(figure)) {
          const half = stroke.width / 2 - 0.2;
          const inner = [left + half, top + half, width - half * 2, height - half * 2] as const;
          expect(line.every((point) => within(point, inner))).toBe(true);
        }
      }),
    );
  });
});

describe('cloths', () => {
  it('run to the edges of their box and not far beyond', () => {
    check(
      fc.property(fc.constantFrom(...CLOTHS), sizes, (name, size) => {
        const figure = motif(name, size);
        const [left, top, width] = figure.box;
        const all = points(figure);
        const xs = all.map(([x]) => x);
        const lowest = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
        const highest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
        expect(lowest(xs)).toBeLessThanOrEqual(left);
        expect(highest(xs)).toBeGreaterThanOrEqual(left + width);
        expect(lowest(all.map(([, y]) => y))).toBeLessThanOrEqual(top + size * 0.12);
        expect(highest(all.map(([x, y]) => Math.hypot(x, y)))).toBeLessThan(size * 4);
      }),
    );
  });
});

describe('mirrored figures', () => {
  it('are the same on the left and on the right', () => {
    check(
      fc.property(fc.constantFrom(...MIRRORED), sizes, (name, size) => {
        const figure = motif(name, size);
        const [left, top, width, height] = figure.box;
        const near = 2;
        const key = (x: number, y: number) => `${Math.round(x / near)} ${Math.round(y / near)}`;
        const seen = new Set(points(figure).map(([x, y]) => key(x, y)));
        const shown = [left + 4, top + 4, width - 8, height - 8] as const;
        const alone = points(figure)
          .filter((point) => within(point, shown))
          .filter(([x, y]) =>
            [-1, 0, 1].every((i) =>
              [-1, 0, 1].every((j) => !seen.has(key(-x + i * near, y + j * near))),
            ),
          );
        expect(alone).toEqual([]);
      }),
      25,
    );
  });
});
