import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { readsContent } from './helpers/content';
import { allPages } from './helpers/pages';
import { expect, test } from './helpers/test';

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
  'every page brings its policy along under any address, and it names each style and script that stands in it',
  readsContent,
  async ({ request }) => {
    test.slow();
    for (const path of [...allPages.map((page) => page.path), ...unknown, '/career.html']) {
      const html = await (await request.get(path)).text();
      const [, policy = ''] =
        /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
      expect([path, policy.startsWith("default-src 'none';")]).toEqual([path, true]);
      expect(policy).not.toContain('unsafe');
      const page = parse(html);
      for (const { textContent } of page.querySelectorAll('style, script:not([src]):not([type])'))
        expect([path, policy.includes(sha(textContent))]).toEqual([path, true]);
    }
  },
);

test('every address has the headers that hold everywhere, each once', async ({ request }) => {
  for (const path of ['/', '/robots.txt', '/no/such/page']) {
    const response = await request.get(path);
    const names = response.headersArray().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(response.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': expect.stringMatching(/^max-age=63072000\b/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // No access for other sites, and no cookies.
    expect(names).not.toContain('access-control-allow-origin');
    expect(names).not.toContain('set-cookie');
  }
});
