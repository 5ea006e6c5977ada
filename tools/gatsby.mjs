// Gatsby without its telemetry, on every system: `node tools/gatsby.mjs build`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './setup/run.mjs';

// Without it no code can be loaded, not even what names faults.
const languages = 'locales/languages.json';
if (process.argv[2] !== 'clean' && !isJson(readFileSync(languages, 'utf8'))) {
  console.error(`${languages} cannot be read: 'npm run check' names the line, and what to do.`);
  process.exit(1);
}

// Gatsby and its adapter never remove what they put there.
const temporary = mkdtempSync(join(tmpdir(), 'gatsby-'));
process.exitCode = await runNode(['node_modules/gatsby/cli.js', ...process.argv.slice(2)], {
  GATSBY_TELEMETRY_DISABLED: '1',
  ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
});
rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });

/** Takes a text; tells whether it is JSON, behind a mark at its start or without one. */
function isJson(text) {
  try {
    JSON.parse(text.replace(/^\ufeff/, ''));
    return true;
  } catch {
    return false;
  }
}
