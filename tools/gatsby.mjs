// Gatsby without its telemetry, on every system: `node tools/gatsby.mjs build`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './setup/run.mjs';

// Gatsby and its adapter never remove what they put there.
const temporary = mkdtempSync(join(tmpdir(), 'gatsby-'));
process.exitCode = await runNode(['node_modules/gatsby/cli.js', ...process.argv.slice(2)], {
  GATSBY_TELEMETRY_DISABLED: '1',
  ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
});
rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
