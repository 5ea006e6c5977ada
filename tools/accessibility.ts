import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { requireBrowser } from './browser/require-browser';
import { dated } from './accessibility/dated';
import { run, runNpm } from './setup/run.mjs';

const statement = 'content/legal/accessibility.yaml';

/**
 * `npx tsx tools/accessibility.ts`: axe on the built site, a page of each kind. Where it finds nothing, the accessibility statement gets the
 * present month, which it gives as that of the last test; otherwise it stays as it is, and the exit code is 1.
 */
async function accessibility(): Promise<number> {
  if (!existsSync('public')) throw new Error('Nothing is built yet. Run `npm run build` first.');
  const browser = await requireBrowser(run);
  const tests = ['run', '--silent', 'e2e', '--', 'site/accessibility.spec'];
  const code = await runNpm(tests, { CHROMIUM_PATH: browser });
  if (code !== 0) {
    console.error(`Something was found, so ${statement} keeps its month.`);
    return 1;
  }
  await writeFile(statement, dated(await readFile(statement, 'utf8'), new Date()));
  console.log(`Nothing was found; ${statement} now has this month.`);
  return 0;
}

accessibility()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
