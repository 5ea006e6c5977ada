import { endWithNpm } from './end-with-npm.mjs';
import { install } from './install.mjs';
import { nodeVersionProblem } from './node-version.mjs';

/** What every command needs first: a fitting Node and the packages. Ends the process without them. */
export async function prepare() {
  endWithNpm();
  const problem = nodeVersionProblem(process.versions.node) ?? (await install());
  if (problem !== undefined) fail(problem);
}

/** Ends the process with a reason that a person can act on. */
export function fail(problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}
