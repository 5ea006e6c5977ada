import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';

/** What can happen to a file that the page asks for late: no line, no such address any more, another answer, none at all. */
export const errors: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort(),
  'is gone': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: page404 }),
  'is a page': (route) => route.fulfill({ contentType: 'text/html', body: page404 }),
  hangs: () => Promise.resolve(),
};

const page404 = '<!doctype html><title>Not here</title>';
const script = /\.js(\?|$)/;

/** What tools/serve.ts serves. */
const folder = process.env['PUBLIC_DIR'] ?? 'public';
/** The scripts of the pages themselves, which they and Gatsby list; whatever else there is comes late. */
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

/** Has every script that comes late meet an error, from now on; returns the function that ends it. */
export const failLazyScripts = (page: Page, error: (route: Route) => Promise<void>) =>
  breakScripts(page, error, own);

/** Has every script from now on meet an error, but for those at some paths; returns the function that ends it. */
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

/** For a look at the page that does not wait, between two steps of `inTime`. */
export const glance = { timeout: 100 };

/** Lets time pass, in steps, until something holds: pauses and limits go by while the browser answers in between. */
export async function inTime(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await holds();
  }).toPass({ intervals: [0] });
}
