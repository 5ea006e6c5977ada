import fc from 'fast-check';
import { swipeStep } from '../../../../src/sections/case-study/gallery/useSwipe';

test('to the left is the next picture, to the right the one before', () => {
  expect(swipeStep(-120, 10)).toBe(1);
  expect(swipeStep(120, -10)).toBe(-1);
});

test('a tap and a stroke up or down turn no page', () => {
  expect(swipeStep(4, 3)).toBe(0);
  expect(swipeStep(60, 200)).toBe(0);
});

test('the two directions mirror each other', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (dx, dy) => {
      expect(swipeStep(dx, dy) + swipeStep(-dx, dy)).toBe(0);
    }),
  );
});
