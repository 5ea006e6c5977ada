import fc from 'fast-check';
import {
  frontStance,
  turned,
  turnedByDrag,
  turnedByKey,
} from '../../../src/components/model-viewer/turning';

const degrees = fc.double({ min: -5000, max: 5000, noNaN: true });

test('an object turns without end and never tips over', () => {
  fc.assert(
    fc.property(degrees, degrees, (turn, tilt) => {
      const stance = turned(frontStance, { turn, tilt });
      expect(stance.turn).toBeGreaterThanOrEqual(0);
      expect(stance.turn).toBeLessThan(360);
      expect(stance.tilt).toBeGreaterThanOrEqual(-10);
      expect(stance.tilt).toBeLessThanOrEqual(60);
    }),
  );
});

test('24 presses of an arrow key bring it round', () => {
  let stance = frontStance;
  for (let press = 0; press < 24; press += 1) {
    stance = turnedByKey(stance, 'ArrowRight') ?? stance;
    if (press === 0) expect(stance.turn).toBe(15);
  }
  expect(stance).toEqual(frontStance);
});

test('Home brings it back, and other keys are left to others', () => {
  const away = turned(frontStance, { turn: 200, tilt: 20 });
  expect(turnedByKey(away, 'Home')).toEqual(frontStance);
  expect(turnedByKey(away, 'Tab')).toBeUndefined();
});

test('a drag from edge to edge is half a turn, at any width', () => {
  for (const width of [280, 900]) {
    expect(turnedByDrag(frontStance, width, 0, width).turn).toBeCloseTo(180);
    expect(turnedByDrag(frontStance, -width / 2, 0, width).turn).toBeCloseTo(270);
  }
});
