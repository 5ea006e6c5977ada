/** @jest-environment node */
import { headersFile } from '../src/headers';

const lines = (options: Partial<Parameters<typeof headersFile>[0]> = {}) =>
  headersFile({ indexed: true, hsts: 'host', headers: {}, files: [], ...options }).split('\n');

test('one rule for all paths says who may frame a page', () => {
  expect(lines()[0]).toBe('/*');
  expect(lines()).toContain("  Content-Security-Policy: frame-ancestors 'none'");
});

test('a deploy that is not for the public is kept from search engines', () => {
  expect(lines({ indexed: false })).toContain('  X-Robots-Tag: noindex');
  expect(lines().join()).not.toContain('X-Robots-Tag');
});

test('headers can be added and changed', () => {
  const changed = lines({ headers: { 'Referrer-Policy': 'no-referrer', 'X-Mine': '1' } });
  expect(changed).toEqual(
    expect.arrayContaining(['  Referrer-Policy: no-referrer', '  X-Mine: 1']),
  );
  expect(changed).not.toContain('  Referrer-Policy: same-origin');
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https for %s promises that much and no more', (hsts, promise) => {
  expect(lines({ hsts })).toContain(`  Strict-Transport-Security: ${promise}`);
});

test('a file that is no page has a policy of its own, under every folder', () => {
  const files = [
    'index.html',
    'static/a.svg',
    'static/b.PDF',
    'static/c.svg',
    '_redirects',
    'fr/[...]',
  ];
  const text = lines({ files }).join('\n');
  expect(text.match(/^\/\S*/gm)).toEqual(['/*', '/*.pdf', '/*.svg']);
  expect(text).toMatch(/^\/\*\.svg\n {2}Content-Security-Policy: default-src 'none';.* sandbox$/m);
  // Chromium would not show it.
  expect(text).toMatch(/^\/\*\.pdf\n {2}Content-Security-Policy: default-src 'none';/m);
  expect(text).not.toMatch(/^\/\*\.pdf\n.*sandbox/m);
});
