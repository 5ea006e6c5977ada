// Gatsby without its telemetry, on every system: `node tools/gatsby.mjs build`.
import { runNode } from './setup/run.mjs';

process.exitCode = await runNode(['node_modules/gatsby/cli.js', ...process.argv.slice(2)], {
  GATSBY_TELEMETRY_DISABLED: '1',
});
