import fc from 'fast-check';
import {
  dotCount,
  dotOfSlide,
  lastFirst,
  slideOfDot,
} from '../../../../src/sections/home/carousel/positions';

const sizes = fc.record({
  total: fc.integer({ min: 1, max: 60 }),
  inView: fc.integer({ min: 1, max: 8 }),
});

describe('the dots of a carousel', () => {
  it('each leads to a slide that may stand first, and that slide belongs to it', () => {
    fc.assert(
      fc.property(sizes, ({ total, inView }) => {
        for (let dot = 0; dot < dotCount(total, inView); dot += 1) {
          const slide = slideOfDot(dot, total, inView);
          expect(slide).toBeGreaterThanOrEqual(0);
          expect(slide).toBeLessThanOrEqual(lastFirst(total, inView));
          expect(dotOfSlide(slide, total, inView)).toBe(dot);
        }
      }),
    );
  });

  it('every slide that may stand first has exactly one, and they never run backwards', () => {
    fc.assert(
      fc.property(sizes, ({ total, inView }) => {
        const slides = Array.from({ length: lastFirst(total, inView) + 1 }, (_, slide) => slide);
        const dots = slides.map((slide) => dotOfSlide(slide, total, inView));
        expect(dots).toEqual([...dots].sort((a, b) => a - b));
        expect(dots.at(-1)).toBe(dotCount(total, inView) - 1);
        expect(Math.max(...dots)).toBeLessThan(dotCount(total, inView));
      }),
    );
  });
});
