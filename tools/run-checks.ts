import { parseArgs } from 'node:util';
import { runCommand } from './run-command';
import { checks, chosen, longTests } from './run-checks/checks';
import { runChecks, secondsSince, summaryOf } from './run-checks/run';

/** `npm test [-- --all]`: runs all checks, or those that are named (`tsx tools/run-checks.ts lint`). */
async function test(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { all: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const start = Date.now();
  const outcomes = await runChecks(checks, chosen(checks, positionals), '.');
  if (values.all) {
    process.env['LONG_TESTS'] = '1';
    // One at a time.
    for (const command of longTests)
      outcomes.push(...(await runChecks({ [command]: { command } }, [command], '.')));
  }
  console.log(summaryOf(outcomes, secondsSince(start)));
  if (outcomes.some(({ result }) => result === 'failed')) process.exitCode = 1;
}

runCommand(test);
