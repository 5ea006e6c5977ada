import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { formatFaults } from '../src/content/faults';
import { loadContent } from '../src/content/load';
import { loadLocales } from '../src/content/locales';
import { BROWSER_ARGUMENTS } from './browser/launch-arguments';
import { requireBrowser } from './browser/require-browser';
import { planned, type PlannedPdf } from './case-study/plan';
import { printStudy } from './case-study/print';
import { stamped } from './case-study/digest';
import { run } from './setup/run.mjs';

const root = 'content';

/**
 * `npm run case-study`: makes the PDFs that entries of content/portfolio name, where words or pictures changed since;
 * with `--force` all of them, as after a change of the layout.
 */
async function main(force: boolean): Promise<void> {
  const [{ content, faults }, { locales }] = await Promise.all([
    loadContent(root),
    loadLocales('locales'),
  ]);
  // The files this command makes may be missing.
  const others = faults.filter(({ field }) => field !== 'pdf');
  if (others.length > 0) throw new Error(formatFaults(others));
  const all = await planned(root, content, locales);
  const todo = all.filter(({ stale }) => force || stale);
  console.log(`${todo.length} of ${all.length} PDFs to make`);
  if (todo.length === 0) return;
  const executablePath = await requireBrowser(run);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    for (const pdf of todo) await make(browser, pdf);
  } finally {
    await browser.close();
  }
}

async function make(browser: Browser, { file, study, digest }: PlannedPdf): Promise<void> {
  const pdf = stamped(await printStudy(browser, root, study), digest);
  await writeFile(path.join(root, file), pdf);
  console.log(`${root}/${file}  ${Math.round(pdf.length / 1024)} KB`);
}

main(process.argv.includes('--force')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
