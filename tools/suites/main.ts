import { performance } from 'node:perf_hooks';
import type { Counts } from './counts';
import { seed } from './seed.mjs';
import { selectSuites } from './select';
import { type Suite, suites } from './suites';
import { type Outcome, summarise } from './summary';

/** Runs one suite to its end; a suite that throws has failed. */
async function runSuite(suite: Suite, outcomes: Map<string, Outcome>): Promise<void> {
  if (!suite.quick) console.log(`\n== ${suite.name}: ${suite.holds}\n`);
  const start = performance.now();
  const counts = await suite.run(outcomes).catch((error: unknown): Counts => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - start) / 1000;
  const { name, holds } = suite;
  outcomes.set(name, { name, holds, ...counts, seconds });
  if (suite.quick) console.log(`== ${name}: ${counts.failed > 0 ? 'failed' : 'passed'}`);
}

/** The quick suites, two at a time, as the smallest machines have two processors; then the others, one after the other. */
async function runAll(chosen: readonly Suite[], outcomes: Map<string, Outcome>): Promise<void> {
  const waiting = chosen.filter(({ quick }) => quick);
  const work = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      await runSuite(suite, outcomes);
    }
  };
  await Promise.all([work(), work()]);
  for (const suite of chosen.filter(({ quick }) => !quick)) await runSuite(suite, outcomes);
}

async function main(names: readonly string[]): Promise<void> {
  // Ctrl+C ends the tool that runs; without this the next suite would start.
  process.once('SIGINT', () => process.exit(130));
  const outcomes = new Map<string, Outcome>();
  const chosen = selectSuites(suites, names);
  console.log(`Random tests start from ${seed}; TEST_SEED=${seed} runs the same again.`);
  await runAll(chosen, outcomes);
  const all = chosen.flatMap(({ name }) => outcomes.get(name) ?? []);
  console.log(`\n${summarise(all)}`);
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
