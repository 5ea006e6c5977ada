import { z } from 'zod';

export const scans = z.array(
  z.object({
    address: z.string(),
    grade: z.string(),
    score: z.number(),
    rows: z.array(
      z.object({
        test: z.string(),
        pass: z.boolean(),
        result: z.string().nullable(),
        modifier: z.number(),
      }),
    ),
  }),
);
export type Scan = z.infer<typeof scans>[number];

/** What the site must reach; without a place in the browsers' own lists, 130 is what there is (docs/decisions/0019-a-policy-for-each-page.md). */
export const leastScore = 130;

/** Takes what the Observatory said of pages; gives the table of the first, and a line of every page that it says more or less of. */
export function observatoryReport(all: readonly Scan[]): string {
  const [first] = all;
  if (!first) return 'Nothing was scanned.';
  const width = Math.max(...first.rows.map(({ test }) => test.length));
  return [
    `${first.address}: ${first.grade} ${first.score}`,
    ...first.rows.map(
      ({ test, pass, result, modifier }) =>
        `  ${pass ? 'pass' : 'FAIL'}  ${String(modifier).padStart(4)}  ${test.padEnd(width)}  ${result ?? ''}`,
    ),
    ...all.slice(1).map(({ address, grade, score }) => `${address}: ${grade} ${score}`),
  ].join('\n');
}

/** Takes what the Observatory said of pages; gives the addresses of those that are not good enough. */
export function failing(all: readonly Scan[]): string[] {
  return all
    .filter(({ score, rows }) => score < leastScore || rows.some(({ pass }) => !pass))
    .map(({ address }) => address);
}
