import fc from 'fast-check';
import { newSum, solves } from '../../src/forms/sum';

test('the numbers of a sum are 1 to 10', () => {
  expect(newSum(() => 0)).toEqual({ first: 1, second: 1 });
  expect(newSum(() => 1 - Number.EPSILON)).toEqual({ first: 10, second: 10 });
});

test('only the sum solves it', () => {
  const number = fc.integer({ min: 1, max: 10 });
  fc.assert(
    fc.property(number, number, fc.string(), (first, second, answer) => {
      expect(solves({ first, second }, ` ${first + second} `)).toBe(true);
      expect(solves({ first, second }, answer)).toBe(Number(answer || NaN) === first + second);
    }),
  );
});

test.each(['১২', '१२', '１２', '12'])('%s is twelve', (answer) => {
  expect(solves({ first: 5, second: 7 }, answer)).toBe(true);
});

test.each(['', ' ', '1e1', '0x0c', '12.0', '+12', 'twelve'])('%j is no answer', (answer) => {
  expect(solves({ first: 5, second: 7 }, answer)).toBe(false);
});
