import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { readsContent } from './helpers/content';
import { allPages, pageKinds } from './helpers/pages';
import { alive, expect, test } from './helpers/test';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unknown = languageCodes.map((code) => localizePath('/no/such/page', code));

test('no element of any page carries a style attribute', readsContent, async ({ request }) => {
  test.slow();
  for (const path of [...allPages.map((page) => page.path), ...unknown]) {
    const page = parse(await (await request.get(path)).text());
    const styled = page.querySelectorAll('[style]').map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect([path, styled]).toEqual([path, []]);
  }
});

test(
  'the policy of every page is one header, small, and names each style and script that stands in it',
  readsContent,
  async ({ request }) => {
    test.slow();
    for (const { path } of allPages) {
      const response = await request.get(path);
      const policies = response
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
        .map(({ value }) => value);
      expect([path, policies.length]).toEqual([path, 1]);
      const [policy = ''] = policies;
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).not.toContain('unsafe');
      // It goes out with every page, and no host compresses it.
      expect(policy.length).toBeLessThan(1200);
      const page = parse(await response.text());
      for (const { textContent } of page.querySelectorAll('style'))
        expect(policy).toContain(sha(textContent));
      for (const script of page.querySelectorAll('script:not([src]):not([type])')) {
        expect([path, policy.includes(sha(script.textContent))]).toEqual([path, true]);
      }
    }
  },
);

test('an unknown address is answered by a page that brings its policy along', async ({
  request,
}) => {
  for (const path of unknown) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
        await response.text(),
      ) ?? [];
    expect([path, policy.startsWith("default-src 'none'")]).toEqual([path, true]);
    // What only a header can say.
    expect(response.headers()['x-frame-options']).toBe('DENY');
  }
});

test('every address has the headers that hold everywhere, each once', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/no/such/page']) {
    const response = await request.get(path);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(response.headers()).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // Nothing may be read by other sites, and nobody is recognized.
    expect(names).not.toContain('access-control-allow-origin');
    expect(names).not.toContain('set-cookie');
  }
});

test('a page that is reached without loading anew is styled under the policy of the first', async ({
  page,
  complaints,
}) => {
  const [first = '/', ...others] = pageKinds('ja').filter((path) => !path.includes('signin'));
  await page.goto(first);
  await alive(page);
  for (const path of others) {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, path);
    await page.waitForFunction((to) => location.pathname === to, path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
