// Runs Gatsby without telemetry on every system: `node tools/gatsby.mjs build`.
import { lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseFolderName } from './folder-name.mjs';

refuseFolderName();

// Gatsby does not name the invalid file.
const languages = 'locales/languages.json';
try {
  if (lstatSync(languages).isSymbolicLink()) throw new Error('a link');
  JSON.parse(readFileSync(languages, 'utf8').replace(/^\ufeff/, ''));
} catch {
  console.error(
    `${languages} cannot be read. Run 'npm run check' to see the line and how to fix it.`,
  );
  process.exit(1);
}

process.env.GATSBY_TELEMETRY_DISABLED = '1';
// Gatsby and its adapter never delete their old files.
const temporary = mkdtempSync(join(tmpdir(), 'gatsby-'));
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
await import('gatsby/cli.js');
