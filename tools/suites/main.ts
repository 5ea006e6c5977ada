import { performance } from 'node:perf_hooks';
import type { Counts } from './counts';
import { selectSuites } from './select';
import { type Suite, suites } from './suites';
import { type Outcome, summarise } from './summary';

/** Runs one suite to its end; a suite that throws has failed. */
async function runSuite(suite: Suite, before: ReadonlyMap<string, Counts>): Promise<Outcome> {
  console.log(`\n== ${suite.name}: ${suite.holds}\n`);
  const start = performance.now();
  const counts = await suite.run(before).catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const { name, holds } = suite;
  return { name, holds, ...counts, seconds: (performance.now() - start) / 1000 };
}

async function main(names: readonly string[]): Promise<void> {
  // Ctrl+C ends the tool that runs; without this the next suite would start.
  process.once('SIGINT', () => process.exit(130));
  const outcomes = new Map<string, Outcome>();
  for (const suite of selectSuites(suites, names)) {
    outcomes.set(suite.name, await runSuite(suite, outcomes));
  }
  const all = [...outcomes.values()];
  console.log(`\n${summarise(all)}`);
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
