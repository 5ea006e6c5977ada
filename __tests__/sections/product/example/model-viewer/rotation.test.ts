import fc from 'fast-check';
import {
  frontRotation,
  rotated,
  rotatedByDrag,
  rotatedByKey,
} from '../../../../../src/sections/product/example/model-viewer/rotation';

const degrees = fc.double({ min: -5000, max: 5000, noNaN: true });

test('an object turns without end and never tips over', () => {
  fc.assert(
    fc.property(degrees, degrees, (turn, tilt) => {
      const stance = rotated(frontRotation, { turn, tilt });
      expect(stance.turn).toBeGreaterThanOrEqual(0);
      expect(stance.turn).toBeLessThan(360);
      expect(stance.tilt).toBeGreaterThanOrEqual(-10);
      expect(stance.tilt).toBeLessThanOrEqual(60);
    }),
  );
});

test('24 presses of an arrow key bring it round', () => {
  let stance = frontRotation;
  for (let press = 0; press < 24; press += 1) {
    stance = rotatedByKey(stance, 'ArrowRight') ?? stance;
    if (press === 0) expect(stance.turn).toBe(15);
  }
  expect(stance).toEqual(frontRotation);
});

test('Home brings it back, and other keys are left to others', () => {
  const away = rotated(frontRotation, { turn: 200, tilt: 20 });
  expect(rotatedByKey(away, 'Home')).toEqual(frontRotation);
  expect(rotatedByKey(away, 'Tab')).toBeUndefined();
});

test('a drag from edge to edge is half a turn, at any width', () => {
  for (const width of [280, 900]) {
    expect(rotatedByDrag(frontRotation, width, 0, width).turn).toBeCloseTo(180);
    expect(rotatedByDrag(frontRotation, -width / 2, 0, width).turn).toBeCloseTo(270);
  }
});
