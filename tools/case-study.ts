import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { errorReport } from '../src/content/errors';
import { loadSite } from '../src/content/load-site';
import { BROWSER_ARGUMENTS } from './browser/launch-arguments';
import { findChromium } from './browsers.mjs';
import { planned, type PlannedPdf } from './case-study/plan';
import { printStudy } from './case-study/print';
import { keepPrinted } from './case-study/digest';

/**
 * `npx tsx tools/case-study.ts`: makes the PDFs that entries of content/portfolio name, where words or pictures changed since;
 * with `--force` all of them, as after a change of the layout. Throws all errors of the two folders, if there are any.
 */
async function main(root: string, strings: string, force: boolean): Promise<void> {
  const { content, locales, errors } = await loadSite(root, strings);
  // The files this command makes may be missing.
  const others = errors.filter(({ field, asset }) => field !== 'pdf' || asset === undefined);
  if (others.length > 0) throw new Error(errorReport(others));
  const all = await planned(root, content, locales);
  const todo = all.filter(({ stale }) => force || stale);
  console.log(`${todo.length} of ${all.length} PDFs to make`);
  if (todo.length === 0) return;
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium: `node tools/browsers.mjs` installs it.');
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    for (const pdf of todo) await make(browser, root, pdf);
  } finally {
    await browser.close();
  }
}

async function make(browser: Browser, root: string, pdf: PlannedPdf): Promise<void> {
  const { file, study, digest } = pdf;
  const bytes = await printStudy(browser, root, study);
  await writeFile(path.join(root, file), bytes);
  await keepPrinted(root, file, digest);
  console.log(`${root}/${file}  ${Math.round(bytes.length / 1024)} KB`);
}

const { values, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [root = 'content', strings = 'locales'] = positionals;
main(root, strings, values.force).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
