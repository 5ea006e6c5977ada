/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../../src/build/headers-and-redirects';
import { deferScripts } from '../../src/build/patches/gatsby-html';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

const page = (inside: string) => `<html><head></head><body>${inside}</body></html>`;

/** The rules of a _headers file: an address a line, its headers indented below. */
function rulesIn(text: string): Map<string, Record<string, string>> {
  const blocks = text.split(/\n(?=\/)/).map((block) => block.split('\n'));
  return new Map(
    blocks.map(([address = '', ...lines]) => [
      address,
      Object.fromEntries(
        lines.filter(Boolean).map((line) => {
          const [name = '', ...value] = line.trim().split(': ');
          return [name, value.join(': ')];
        }),
      ),
    ]),
  );
}

async function built(files: Record<string, string>, indexed = true) {
  // A project's folder may be called like what is left out within it.
  const folder = await mkdtemp(path.join(tmpdir(), 'my_gatsby_[site]-'));
  for (const [file, html] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), html);
  }
  await writeHostFiles(folder, { indexed, emailOrigin: '', https: 'host' });
  const rules = rulesIn(await readFile(path.join(folder, '_headers'), 'utf8'));
  const redirects = (await readFile(path.join(folder, '_redirects'), 'utf8')).split('\n');
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const texts = Object.fromEntries(
    await Promise.all(Object.keys(files).map(async (file) => [file, await read(file)] as const)),
  );
  await rm(folder, { recursive: true });
  const valuesAt = (address: string) => rules.get(address);
  return { valuesAt, redirects, texts };
}

const policy = 'Content-Security-Policy';

test('each page carries a policy of its own, and headers say who may frame it', async () => {
  const { texts, valuesAt } = await built({
    'index.html': page('<script>one()</script>'),
    'fr/services/index.html': page('<style>a{}</style>'),
  });
  expect(texts['index.html']).toContain(sha('one()'));
  expect(texts['index.html']).not.toContain(sha('a{}'));
  expect(texts['fr/services/index.html']).toContain(sha('a{}'));
  expect(valuesAt('/*')?.[policy]).toBe("frame-ancestors 'none'");
});

test('redirects come before unknown paths', async () => {
  const { redirects } = await built({});
  const moved = redirects.findIndex((line) => line.startsWith('/fr/contact '));
  const unknown = redirects.findIndex((line) => line.startsWith('/fr/* '));
  expect(redirects[moved]).toMatch(/\/fr\/support\/contact-us\s+301$/);
  expect(redirects[unknown]).toMatch(/404$/);
  expect(moved).toBeLessThan(unknown);
});

test('a deploy that is not for the public is kept from search engines', async () => {
  expect((await built({}, false)).valuesAt('/*')?.['X-Robots-Tag']).toBe('noindex');
  expect((await built({}, true)).valuesAt('/*')).not.toHaveProperty('X-Robots-Tag');
});

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('https for %s promises that much and no more', async (https, promise) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  await writeHostFiles(folder, { indexed: true, emailOrigin: '', https });
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  await rm(folder, { recursive: true });
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
