import { arrivals, secondsIn } from '../../../../src/sections/service/scene/arrivals';

test('parts load one after another, at the speed of the connection', () => {
  expect(arrivals([100, 0, 400], 4)).toEqual([0.2, 0.2, 1]);
});

test.each([
  [0.079, '0.1'],
  [0, '0.1'],
  [3.76, '3.8'],
  [2, '2'],
  [9.96, '10'],
  [21.15, '21'],
  [123.4, '123'],
])('%d seconds are shown as %s', (time, figure) => {
  expect(secondsIn('en')(time)).toEqual({ figure, unit: 'seconds' });
});

test.each([
  ['en', '1', 'second'],
  ['fr', '1', 'seconde'],
  ['bn', '১', 'সেকেন্ড'],
  ['hi', '1', 'सेकंड'],
  ['ko', '1', '초'],
])('%s writes out the unit', (language, figure, unit) => {
  expect(secondsIn(language)(1)).toEqual({ figure, unit });
});
