import { byteLimits, layoutShift, noiseMs, ratios, scores } from './budgets';
import type { Visit } from './measure';

/** The medians of a page in this build and in the other one. */
export interface Comparison {
  path: string;
  now: Visit;
  before: Visit;
}

/** Returns the table: each cell has the number of this build, and that of the other one. */
export function table(comparisons: readonly Comparison[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    comparisons.map(({ path, now, before }) => {
      const pair = (text: (visit: Visit) => string) => `${text(now)} (${text(before)})`;
      const kilobytes = (kind: string) =>
        pair(({ bytes }) => ((bytes[kind] ?? 0) / 1000).toFixed(1));
      return [
        path,
        {
          performance: pair((visit) => visit.performance.toFixed(0)),
          'first paint ms': pair((visit) => visit.firstPaint.toFixed(0)),
          'largest paint ms': pair((visit) => visit.largestPaint.toFixed(0)),
          'blocking ms': pair((visit) => visit.blockingTime.toFixed(0)),
          'longest task ms': pair((visit) => visit.longestTask.toFixed(0)),
          shift: pair((visit) => visit.layoutShift.toFixed(3)),
          'HTML kB': kilobytes('document'),
          'scripts kB': kilobytes('script'),
          'fonts kB': kilobytes('font'),
        },
      ];
    }),
  );
}

/** Returns what is over budget: bytes, scores, layout shift, and times in relation to the other build. */
export function overBudget({ path, now, before }: Comparison): string[] {
  const problems = [
    ...Object.entries(byteLimits(path))
      .filter(([kind, limit]) => (now.bytes[kind] ?? 0) > limit)
      .map(([kind, limit]) => `${kind}: ${now.bytes[kind] ?? 0} bytes of ${limit}`),
    ...Object.entries(scores)
      .filter(([id, least]) => (now.scores[id] ?? 0) < least)
      .map(([id, least]) => `${id}: ${now.scores[id] ?? 0} of ${least}`),
    ...(Object.keys(ratios) as (keyof typeof ratios)[])
      .filter((time) => now[time] > before[time] * ratios[time] + noiseMs)
      .map((time) => `${time}: ${now[time].toFixed(0)} ms, before ${before[time].toFixed(0)} ms`),
    ...(now.layoutShift > layoutShift
      ? [`layout shift: ${now.layoutShift} of ${layoutShift}`]
      : []),
  ];
  return problems.map((problem) => `${path}: ${problem}`);
}
