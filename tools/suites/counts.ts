import { z } from 'zod';

/** Tests of one suite that passed and failed, and that could not run on this machine. */
export interface Counts {
  passed: number;
  failed: number;
  /** None where it is not given. */
  skipped?: number;
}

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightResults = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts of `jest --json`. A file that did not even load counts as one failure. Throws on another shape. */
export function countJest(results: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = jestResults.parse(results);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts of Playwright's JSON reporter. Errors outside tests and flaky tests count as failures. Throws on another shape. */
export function countPlaywright(results: unknown): Counts {
  const { stats, errors } = playwrightResults.parse(results);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** Counts of a tool that only says yes or no by its exit code. */
export function countExit(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Never lets a suite look good that was not: nothing ran, or the tool itself failed, is a failure. */
export function settle(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const hidFailure = exitCode !== 0 && counts.failed === 0;
  return ranNothing || hidFailure ? { ...counts, failed: 1 } : counts;
}

/** All counts added up. */
export function total(all: readonly Counts[]): Required<Counts> {
  return all.reduce<Required<Counts>>(
    (sum, { passed, failed, skipped = 0 }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
