import fc from 'fast-check';
import { arch, circle, digits, join, trace } from '../../../src/gatsby/motifs/path';
import type { Leg, Point } from '../../../src/gatsby/motifs/path';
import { lengthOf, walk } from './walk';

const coordinate = fc.double({ min: -900, max: 900, noNaN: true });
const point = fc.tuple(coordinate, coordinate);
const leg: fc.Arbitrary<Leg> = fc.oneof(point, fc.tuple(point, point, point));

const endOf = (step: Leg): Point => (step.length === 3 ? step[2] : step);

describe('path data', () => {
  it('can be read back: each number once, one decimal at most', () => {
    fc.assert(
      fc.property(fc.array(coordinate, { minLength: 1, maxLength: 8 }), (values) => {
        const read = (digits(...values).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        expect(read).toHaveLength(values.length);
        read.forEach((value, i) => expect(Math.abs(value - (values[i] ?? 0))).toBeLessThan(0.051));
      }),
    );
  });

  it('ends where the last leg ends, however many were rounded on the way', () => {
    fc.assert(
      fc.property(point, fc.array(leg, { minLength: 1, maxLength: 60 }), (start, legs) => {
        const [stretch] = walk(trace(start, legs).d);
        const [x, y] = stretch?.points.at(-1) ?? [Infinity, Infinity];
        const [wantX, wantY] = endOf(legs.at(-1) ?? start);
        expect(Math.hypot(x - wantX, y - wantY)).toBeLessThan(0.1);
      }),
    );
  });

  it('knows its own length', () => {
    fc.assert(
      fc.property(point, fc.array(leg, { minLength: 1, maxLength: 6 }), (start, legs) => {
        const { d, length } = trace(start, legs);
        const [stretch] = walk(d);
        const walked = stretch ? lengthOf(stretch) : Infinity;
        expect(Math.abs(length - walked)).toBeLessThanOrEqual(0.02 * walked + 0.5);
      }),
    );
  });

  it('draws circles that close and arches that do not', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 900, noNaN: true }), (radius) => {
        const [ring] = walk(circle(radius).d);
        const [first, last] = [ring?.points[0], ring?.points.at(-1)];
        expect(
          Math.hypot((first?.[0] ?? 9) - (last?.[0] ?? 0), (first?.[1] ?? 9) - (last?.[1] ?? 0)),
        ).toBeLessThan(0.1);
        const [bow] = walk(arch(radius).d);
        expect(bow?.points.at(-1)?.[0]).toBeCloseTo(-(bow?.points[0]?.[0] ?? 0), 5);
        expect(bow?.points.every(([, y]) => y <= 1e-6)).toBe(true);
      }),
    );
  });

  it('joins nothing only with an error', () => {
    expect(() => join([])).toThrow(RangeError);
  });
});
