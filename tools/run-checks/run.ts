import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Check } from './checks';
import { fingerprintOf, hashesOf, passedIn } from './fingerprints';

interface Outcome {
  name: string;
  result: 'passed' | 'failed' | 'skipped';
  seconds: number;
}

/**
 * Runs checks, two at a time, as the smallest machines have two processors. Skips those that have not changed since they passed, and those
 * whose site could not be built. Prints the output of each when it ends.
 */
export async function runChecks(
  all: Readonly<Record<string, Check>>,
  names: readonly string[],
  root: string,
): Promise<Outcome[]> {
  const passed = passedIn(path.join(root, 'node_modules/.cache/checks.json'));
  const hashes = hashesOf(root);
  const outcomes = new Map<string, Promise<Outcome>>();
  const slots = [Promise.resolve(), Promise.resolve()];

  const outcomeOf = async (name: string, check: Check): Promise<Outcome> => {
    const fingerprint = fingerprintOf(check, hashes);
    const isKnown = passed.has(name, fingerprint);
    const site = check.after && (await outcomes.get(check.after));
    if (site?.result === 'failed') return { name, result: 'failed', seconds: 0 };
    if (isKnown) return { name, result: 'skipped', seconds: 0 };
    const start = Date.now();
    console.log(`${name} …`);
    const { code, output } = await run(check.command, root);
    const seconds = secondsSince(start);
    console.log(`${output.trimEnd()}\n${code === 0 ? '✅' : '❌'} ${name} (${seconds} s)\n`);
    if (code === 0) passed.add(name, fingerprint);
    return { name, result: code === 0 ? 'passed' : 'failed', seconds };
  };
  for (const name of names) {
    const check = all[name];
    if (!check) continue;
    const free = Promise.race(slots.map((slot, index) => slot.then(() => index)));
    const index = await free;
    const outcome = outcomeOf(name, check);
    outcomes.set(name, outcome);
    slots[index] = outcome.then(() => undefined);
  }
  return Promise.all(outcomes.values());
}

/** Runs a command with the packages' programs. Its output is returned, with colors if a person looks. */
function run(command: string, cwd: string): Promise<{ code: number | null; output: string }> {
  const programs = path.resolve('node_modules/.bin');
  const env = {
    ...process.env,
    // Each tool sets its own. Some hosts set `production`, in which React has no tests.
    NODE_ENV: undefined,
    PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`,
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  };
  const child = spawn(command, { cwd, env, shell: true, stdio: ['inherit', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, output: Buffer.concat(chunks).toString() });
    });
  });
}

export const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

/** Returns the last line of `npm test`: what failed, how long it took, and what did not run. */
export function summaryOf(outcomes: readonly Outcome[], seconds: number): string {
  const named = (wanted: Outcome['result']) =>
    outcomes.filter(({ result }) => result === wanted).map(({ name }) => name);
  const [failed, skipped] = [named('failed'), named('skipped')];
  const parts = outcomes.filter((outcome) => outcome.seconds > 0);
  const times = parts.map((outcome) => `${outcome.name} ${outcome.seconds} s`).join(', ');
  return [
    failed.length > 0 ? `Failed: ${failed.join(', ')}.` : 'Everything passed.',
    `Took ${seconds} s${times && ` (${times})`}.`,
    ...(skipped.length > 0
      ? [`Not run, as nothing it tests has changed: ${skipped.join(', ')}.`]
      : []),
  ].join(' ');
}
