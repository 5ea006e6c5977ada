/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeHostFiles } from '../../src/build/headers-and-redirects';
import { deferScripts } from '../../src/build/patches/gatsby-html';
import { makeFolder } from '../helpers/folder';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

const page = (inside: string) => `<html><head></head><body>${inside}</body></html>`;

type Options = Parameters<typeof writeHostFiles>[1];

/** Writes the host's files next to these, and returns a file's text and the headers for all addresses. */
async function built(files: Record<string, string>, options: Partial<Options> = {}) {
  const folder = makeFolder(files);
  await writeHostFiles(folder, { indexed: true, emailOrigin: '', https: 'host', ...options });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const [headers = ''] = read('_headers').split(/\n(?=\/)/);
  expect(headers).toMatch(/^\/\*\n/);
  return { headers, read };
}

test('each page carries a policy of its own, and headers say who may frame it', async () => {
  const { headers, read } = await built({
    'index.html': page('<script>one()</script>'),
    'fr/services/index.html': page('<style>a{}</style>'),
  });
  expect(read('index.html')).toContain(sha('one()'));
  expect(read('index.html')).not.toContain(sha('a{}'));
  expect(read('fr/services/index.html')).toContain(sha('a{}'));
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'\n");
});

test('redirects come before unknown paths', async () => {
  const redirects = (await built({})).read('_redirects');
  const moved = redirects.search(/^\/fr\/contact +\/fr\/support\/contact-us +301$/m);
  const unknown = redirects.search(/^\/fr\/\* .*404$/m);
  expect(moved).toBeGreaterThanOrEqual(0);
  expect(unknown).toBeGreaterThan(moved);
});

test('a deploy that is not for the public is kept from search engines', async () => {
  expect((await built({}, { indexed: false })).headers).toContain('X-Robots-Tag: noindex');
  expect((await built({})).headers).not.toContain('X-Robots-Tag');
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https for %s promises that much and no more', async (https, promise) => {
  const { headers } = await built({}, { https });
  expect(headers.split('\n')).toContain(`  Strict-Transport-Security: ${promise}`);
});

test("Gatsby's scripts become a list that something else runs later, in their order", () => {
  const html =
    '<script src="/a-1.js" async></script><script src="/b-2.js" async></script><script>x()</script>';
  const { html: once, file } = deferScripts(html);
  expect(file).toBeUndefined();
  expect(once).toContain('data-scripts>["/a-1.js","/b-2.js"]</script>');
  expect(once).not.toContain('<script src');
  expect(once).toContain('<script>x()</script>');
  expect(deferScripts(once)).toEqual({ html: once });
});

test("the names of Gatsby's chunks move into a file, which the list begins with", () => {
  const names = '\n <script\n id="gatsby-chunk-mapping"\n>\n window.names="{}"; </script>\n';
  const { html, file } = deferScripts(`<p>a</p>${names}<script src="/a-1.js" async></script>`);
  expect(file?.code).toBe('window.names="{}";');
  expect(html).toBe(
    `<p>a</p><script type="application/json" data-scripts>["${file?.path ?? ''}","/a-1.js"]</script>`,
  );
});
