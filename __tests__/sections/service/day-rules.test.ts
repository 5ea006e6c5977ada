import { spansOf } from '../../../src/fields/days';
import { dayRules } from '../../../src/sections/service/day-rules';

test('a step begins where the one before it ends at the latest', () => {
  expect(spansOf([{ days: [2, 4] }, { days: [6] }, { days: [3, 5] }])).toEqual([
    { start: 0, least: 2, most: 4 },
    { start: 4, least: 6, most: 6 },
    { start: 10, least: 3, most: 5 },
  ]);
});

test('a step without an end is as long as the others are on average, and no part of it is certain', () => {
  const [, open] = spansOf([{ days: [10] }, { days: null }]);
  expect(open).toEqual({ start: 10, least: 0, most: 10 });
});

test('steps without any days have no line of days', () => {
  expect(dayRules([{ days: null }, {}], 'indigo')).toEqual([]);
});
