import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { timeBuilds } from './bench/build-time';
import { measureFirstSign } from './bench/first-sign';
import { measureFirstView, PHONE } from './bench/first-view';
import { serveFloors } from './bench/floor';
import { measureLargestPaint } from './bench/largest-paint';
import { runLighthouse } from './bench/lighthouse-runs';
import { brokenBudgets } from './bench/budgets';
import type { PageMeasures } from './bench/measures';
import { median, medians } from './bench/measures';
import { measureMenuTap } from './bench/menu-tap';
import { type Benchmark, renderReport } from './bench/report';
import { BROWSER_ARGUMENTS } from './browser/launch-arguments';
import { requireBrowser } from './browser/require-browser';
import { spawnPreview } from './preview/spawn-preview';
import { run } from './setup/run.mjs';

const DEFAULT_PAGES = [
  '/',
  '/services',
  '/services/brand-identity',
  '/bn',
  '/bn/services/brand-identity',
  '/portfolio/aizaan-ecommerce-rebranding',
  '/products/retouched-ai',
];

/** `npm run bench [-- --runs 5 --build /page ...]`: measures, prints and writes docs/benchmark.*; fails over budget. */
async function bench(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, build: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
  const browserPath = await requireBrowser(run);
  const build = values.build ? await timeBuilds() : undefined;
  if (!existsSync('public')) throw new Error('Nothing is built yet. Run `npm run build` first.');

  const paths = positionals.length > 0 ? positionals : DEFAULT_PAGES;
  const pages = await measurePages(browserPath, paths, runs);
  const benchmark: Benchmark = {
    ...(await conditions(browserPath)),
    runs,
    pages,
    ...(build && { build }),
  };
  const report = await format(renderReport(benchmark), { parser: 'markdown' });
  console.log(`\n${report}`);
  writeFileSync('docs/benchmark.md', report);
  writeFileSync('docs/benchmark.json', `${JSON.stringify(benchmark, null, 2)}\n`);
  const broken = brokenBudgets(pages);
  if (broken.length > 0) throw new Error(`Over budget:\n${broken.join('\n')}`);
}

async function measurePages(
  executablePath: string,
  paths: readonly string[],
  runs: number,
): Promise<Record<string, PageMeasures>> {
  const publicDir = path.resolve('public');
  const preview = await spawnPreview(publicDir);
  const floors = await serveFloors(publicDir, preview.url, paths);
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const pages: Record<string, PageMeasures> = {};
    for (const pathname of paths) {
      console.log(`Measuring ${pathname} ...`);
      const url = preview.url + pathname;
      const floor = floors.url + pathname;
      // First, because it fills the server's cache of compressed files.
      const page = await browser.newPage(PHONE);
      const firstView = await measureFirstView(page, url);
      await page.close();
      const taps: number[] = [];
      const signs: Awaited<ReturnType<typeof measureFirstSign>>[] = [];
      const paints: Record<'page' | 'floor', number>[] = [];
      for (let run = 0; run < runs; run += 1) {
        // In turns, as the machine may be busier now than then.
        paints.push({
          page: await measureLargestPaint(browser, url),
          floor: await measureLargestPaint(browser, floor),
        });
        taps.push(await measureMenuTap(browser, url));
        signs.push(await measureFirstSign(browser, url));
      }
      const paint = medians(paints);
      const lighthouse = await runLighthouse({ browser: executablePath, url, floor, runs });
      pages[pathname] = {
        ...firstView,
        ...medians(signs),
        ...lighthouse,
        menuTap: median(taps),
        seenPaint: paint.page,
        seenFloorPaint: paint.floor,
        seenPaintRatio: paint.page / paint.floor,
      };
    }
    return pages;
  } finally {
    await browser.close();
    await floors.close();
    await preview.close();
  }
}

async function conditions(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  const version = browser.version();
  await browser.close();
  const lighthouse: { version: string } = await import('lighthouse/package.json');
  return {
    date: new Date().toISOString(),
    commit: currentCommit(),
    node: process.versions.node,
    browser: `Chromium ${version}`,
    lighthouse: lighthouse.version,
    processors: availableParallelism(),
  };
}

/** The short hash, with `-dirty` when something is not committed. */
function currentCommit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--exclude', '*'];
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'none';
  }
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
