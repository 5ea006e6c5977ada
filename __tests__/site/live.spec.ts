import { test as base, expect, type APIRequestContext } from '@playwright/test';
import { redirects } from '../../src/redirects';
import { languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { originIn } from '../../src/lib/environment';
import { serveWhile } from '../helpers/serve';

/*
 * Tests of the host. `npm test` runs them against the preview. For a live site: LIVE_URL=https://www.example.com npx playwright test
 * live.spec
 */
const live = originIn(process.env, 'LIVE_URL');

const test = base.extend<object, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture asks for from its first parameter.
    async ({}, use) => (live ? use(live) : serveWhile('public', use)),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site),
});

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

test('every address has the headers of all addresses once', async ({ request }) => {
  const wanted: Record<string, unknown> = {
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^camera=\(\)/),
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
  };
  for (const path of ['/', '/services', '/robots.txt', '/no/such/page']) {
    const response = await ask(request, path);
    expect(response.headers()).toMatchObject(wanted);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => name in wanted).sort()).toEqual(Object.keys(wanted).sort());
    // No access for other sites, and no cookies.
    expect(names).not.toContain('access-control-allow-origin');
    expect(names).not.toContain('set-cookie');
  }
  const policy = /<meta http-equiv="Content-Security-Policy" content="default-src 'none'/;
  expect(await (await ask(request, '/services')).text()).toMatch(policy);
});

// The local preview has no https.
if (live)
  test('http leads to https', async ({ request }) => {
    expect(live).toMatch(/^https:/);
    const response = await ask(request, live.replace('https:', 'http:'));
    expect(response.headers()['location']).toContain(live);
  });

test('old addresses lead to the new ones, in every language', async ({ request, site }) => {
  const moved = redirects();
  for (const from of ['/contact', '/services/social-media-branding', '/support/FAQ'])
    for (const { code } of languages)
      expect(moved.map((redirect) => redirect.from)).toContain(localizePath(from, code));
  for (const { from, to } of moved) {
    const response = await ask(request, from);
    // Netlify ignores the case of paths, so it needs no rule for this.
    const isFound = response.status() === 200 && from.toLowerCase() === to;
    const place = new URL(response.headers()['location'] ?? '/nowhere', site).pathname;
    const answer = isFound ? [301, to] : [response.status(), place];
    expect([from, ...answer]).toEqual([from, 301, to]);
  }
});

test('an unknown address is answered by 404, in its language', async ({ request }) => {
  for (const { code } of languages) {
    const path = localizePath('/no/such/page', code);
    const response = await ask(request, path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain(` lang="${code}"`);
  }
  // The file of the 404 page is no page.
  expect((await ask(request, '/404')).status()).toBe(404);
});

test('pages are compressed and asked for again, and files are kept', async ({ request }) => {
  const page = await ask(request, '/');
  expect(page.headers()['content-encoding']).toMatch(/br|gzip/);
  expect(page.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
  const [, file = '/'] = /"(\/static\/[^"]+\.\w+)"/.exec(await page.text()) ?? [];
  expect((await ask(request, file)).headers()['cache-control']).toContain('immutable');
});

test('search engines may ask for every address', async ({ request, site }) => {
  test.slow();
  const robots = await (await ask(request, '/robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  expect(robots).toContain('Sitemap: ');
  expect((await ask(request, '/')).headers()['x-robots-tag'] ?? '').not.toContain('noindex');
  const sitemap = await (await ask(request, '/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at));
  expect(addresses.length).toBeGreaterThan(0);
  if (live) {
    const origins = new Set(addresses.map(({ origin }) => origin));
    expect(origins, 'is "url" in content/site.yaml right?').toEqual(
      new Set([new URL(site).origin]),
    );
  }
  for (const { pathname } of addresses) {
    expect([pathname, (await ask(request, pathname)).status()]).toEqual([pathname, 200]);
  }
});
