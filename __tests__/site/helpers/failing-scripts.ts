import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';

/** The ways in which a lazy request can fail: offline, 404, wrong content, no response. */
export const errors: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort(),
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: page404 }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: page404 }),
  hangs: () => Promise.resolve(),
};

const page404 = '<!doctype html><title>Not here</title>';
const script = /\.js(\?|$)/;

/** The files that tools/serve.ts serves. */
const folder = 'public';
/** The scripts that pages list. All others are lazy. */
const stats = JSON.parse(readFileSync(path.join(folder, 'webpack.stats.json'), 'utf8')) as {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
};
const home = readFileSync(path.join(folder, 'index.html'), 'utf8');
const own = [
  ...(JSON.parse(/data-scripts>(\[.*?\])</.exec(home)?.[1] ?? '[]') as string[]),
  ...Object.values(stats.namedChunkGroups).flatMap(({ assets }) =>
    assets.map(({ name }) => `/${name}`),
  ),
];

/** Makes every lazy script fail. Returns a function that ends it. */
export const failLazyScripts = (page: Page, error: (route: Route) => Promise<void>) =>
  breakScripts(page, error, own);

/** Makes every script fail, except for some paths. Returns a function that ends it. */
export async function breakScripts(
  page: Page,
  error: (route: Route) => Promise<void>,
  except: readonly string[] = [],
): Promise<() => Promise<void>> {
  await page.route(script, (route) =>
    except.includes(new URL(route.request().url()).pathname) ? route.continue() : error(route),
  );
  return () => page.unroute(script);
}

/** For assertions that do not wait, between two steps of `inTime`. */
export const glance = { timeout: 100 };

/** Advances the clock in steps until an assertion passes. */
export async function inTime(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await holds();
  }).toPass({ intervals: [0] });
}
