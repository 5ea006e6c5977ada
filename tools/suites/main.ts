import { performance } from 'node:perf_hooks';
import type { Counts } from './counts';
import { seed } from './seed.mjs';
import { selectSuites } from './select';
import { type Suite, suites } from './suites';
import { type Outcome, summarise } from './summary';

/** How many suites run at a time: the smallest machines have two processors. */
const LANES = 2;

/** Runs one suite to its end; a suite that throws has failed, and so has one whose need has. */
async function runSuite(suite: Suite, need: Outcome | undefined): Promise<Outcome> {
  const { name, holds } = suite;
  console.log(`\n== ${name}: ${holds} ...`);
  const start = performance.now();
  const counts = await (need !== undefined && need.failed > 0 ? notRun(need) : suite.run()).catch(
    (error: unknown): Counts => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    },
  );
  const seconds = (performance.now() - start) / 1000;
  const verdict = counts.failed > 0 ? 'FAILED' : 'passed';
  console.log(`== ${name}: ${verdict} (${seconds.toFixed(0)} s)`);
  return { name, holds, ...counts, seconds };
}

function notRun({ name }: Outcome): Promise<Counts> {
  return Promise.reject(new Error(`Not run, because ${name} failed.`));
}

/** Runs the suites, as many at a time as there are lanes, each once what it needs has ended, if that is among them. */
async function runAll(chosen: readonly Suite[]): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...chosen];
  const running = new Map<string, Promise<void>>();
  const isFree = ({ needs }: Suite) =>
    needs === undefined || outcomes.has(needs) || !chosen.some(({ name }) => name === needs);
  while (waiting.length + running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex(isFree) : -1;
    const [suite] = next < 0 ? [] : waiting.splice(next, 1);
    if (suite === undefined) {
      await Promise.race(running.values());
      continue;
    }
    const { name, needs = '' } = suite;
    const run = runSuite(suite, outcomes.get(needs)).then((outcome) => {
      outcomes.set(name, outcome);
      running.delete(name);
    });
    running.set(name, run);
  }
  return outcomes;
}

async function main(names: readonly string[]): Promise<void> {
  // Ctrl+C ends the tool that runs; without this the next suite would start.
  process.once('SIGINT', () => process.exit(130));
  const chosen = selectSuites(suites, names);
  console.log(`Random tests start from ${seed}; TEST_SEED=${seed} runs the same again.`);
  const outcomes = await runAll(chosen);
  const all = chosen.flatMap(({ name }) => outcomes.get(name) ?? []);
  console.log(`\n${summarise(all)}`);
  process.exitCode = all.some(({ failed }) => failed > 0) ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
