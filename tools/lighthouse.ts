import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { BROWSER_ARGUMENTS } from './browser/launch-arguments';
import { findChromium, howToGet } from './browsers.mjs';
import { byteLimits, layoutShift, pages, scores } from './lighthouse/budgets';
import { spawnPreview } from './preview/spawn-preview';

/** The number of runs. The best one counts, as in Lighthouse CI, because a busy machine is only ever slower. */
const ATTEMPTS = 3;

/** `npm run lighthouse [-- /page ...]`: measures pages of the built site on Lighthouse's phone; exit code 1 over budget. */
async function main(paths: readonly string[]): Promise<void> {
  if (!existsSync('public/index.html')) throw new Error('Run `npm run build` first.');
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGet.chromium);
  const preview = await spawnPreview(path.resolve('public'));
  const { default: lighthouse } = await import('lighthouse');
  const over: string[] = [];
  try {
    for (const pathname of paths) {
      let problems: string[] = [];
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        // A new browser each time, so that nothing is cached.
        const browser = await launch({ executablePath, args: BROWSER_ARGUMENTS });
        const page = await browser.newPage();
        const url = preview.url + pathname;
        const result = await lighthouse(url, { logLevel: 'error' }, undefined, page);
        await browser.close();
        if (result) console.log(`${pathname}\n${describe(result.lhr)}`);
        problems = result ? overBudget(pathname, result.lhr) : [`${pathname}: no result`];
        if (problems.length === 0) break;
      }
      over.push(...problems);
    }
  } finally {
    await preview.close();
  }
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
}

/** The transferred bytes of a page by kind. */
function transfers({ audits }: Result): Map<string, number> {
  const { details } = audits['resource-summary'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return new Map(
    items.map((item) => [item['resourceType'] as string, item['transferSize'] as number]),
  );
}

function describe(result: Result): string {
  const marks = Object.values(result.categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const metrics = [...times, 'cumulative-layout-shift'].map(
    (id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`,
  );
  const bytes = [...transfers(result)].map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`);
  return `  ${marks.join(', ')}\n  ${metrics.join(', ')}\n  kB: ${bytes.join(', ')}`;
}

function overBudget(pathname: string, result: Result): string[] {
  if (result.runtimeError) return [`${pathname}: ${result.runtimeError.message}`];
  const sizes = transfers(result);
  const shift = result.audits['cumulative-layout-shift']?.numericValue ?? Infinity;
  return [
    ...Object.entries(byteLimits(pathname))
      .filter(([kind, limit]) => (sizes.get(kind) ?? 0) > limit)
      .map(([kind, limit]) => `${kind}: ${sizes.get(kind) ?? 0} bytes of ${limit}`),
    ...Object.entries(scores)
      .filter(([id, least]) => (result.categories[id]?.score ?? 0) < least)
      .map(([id, least]) => `${id}: ${result.categories[id]?.score ?? 0} of ${least}`),
    ...(shift > layoutShift ? [`layout shift: ${shift} of ${layoutShift}`] : []),
  ].map((problem) => `${pathname}: ${problem}`);
}

const asked = process.argv.slice(2);
main(asked.length > 0 ? asked : pages).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
