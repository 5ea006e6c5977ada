import type { Visit } from '../../tools/lighthouse/measure';
import { noiseMs } from '../../tools/lighthouse/budgets';
import { median } from '../../tools/lighthouse/measure';
import { overBudget } from '../../tools/lighthouse/report';

const good: Visit = {
  performance: 100,
  firstPaint: 1000,
  largestPaint: 1000,
  blockingTime: 10,
  longestTask: 60,
  layoutShift: 0,
  bytes: { script: 100 },
  scores: { accessibility: 1, 'best-practices': 1, seo: 1 },
};
const problems = (now: Partial<Visit>) =>
  overBudget({ path: '/bn', now: { ...good, ...now }, before: good });

test('a page as fast as before is within budget, also if it takes a little longer', () => {
  expect(problems({ blockingTime: good.blockingTime + noiseMs })).toEqual([]);
});

test('a page that is slower, larger or less accessible than allowed is over budget', () => {
  expect(problems({ longestTask: 200 })).toEqual(['/bn: longestTask: 200 ms, before 60 ms']);
  expect(problems({ bytes: { script: 1_000_000 } })).toHaveLength(1);
  expect(problems({ scores: { ...good.scores, seo: 0.9 } })).toHaveLength(1);
  expect(problems({ layoutShift: 0.1 })).toHaveLength(1);
});

test('the median of each number counts', () => {
  const visits = [3, 1, 2].map((firstPaint) => ({
    ...good,
    firstPaint,
    bytes: { script: firstPaint },
  }));
  expect(median(visits)).toMatchObject({ firstPaint: 2, bytes: { script: 2 } });
});
