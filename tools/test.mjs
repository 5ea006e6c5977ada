// `npm test [-- suite ...]`: from a fresh clone to tested. Plain Node, because nothing is installed yet.
import { prepare } from './setup/prepare.mjs';
import { runNode } from './setup/run.mjs';

await prepare();
process.exitCode = await runNode([
  '--import',
  'tsx',
  'tools/suites/main.ts',
  ...process.argv.slice(2),
]);
