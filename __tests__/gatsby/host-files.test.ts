/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  writeHostFiles,
} from '../../src/gatsby/host-files';
import { deferScripts } from '../../src/seams/gatsby-script-tags';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

test('inline scripts that run are hashed; data and files are not', () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">two()</script>';
  expect(inlineScriptHashes(html)).toEqual([sha('one()'), sha('two()')]);
});

test('the policy allows the named scripts, our own origin and the email service alone', () => {
  const policy = contentSecurityPolicy(['abc'], 'https://api.emailjs.com');
  expect(policy).toContain("script-src 'self' 'sha256-abc'");
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://api.emailjs.com']);
});

test('headers name every inline script of every page; redirects come before unknown paths', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  await mkdir(path.join(folder, 'fr'));
  await writeFile(path.join(folder, 'index.html'), '<script>one()</script>');
  await writeFile(path.join(folder, 'fr', 'index.html'), '<script>two()</script>');
  await writeHostFiles(folder, { indexed: true, emailOrigin: '', https: 'host' });
  const headers = await readFile(path.join(folder, '_headers'), 'utf8');
  const redirects = (await readFile(path.join(folder, '_redirects'), 'utf8')).split('\n');
  await rm(folder, { recursive: true });
  expect(headers).toContain(`'sha256-${sha('one()')}'`);
  expect(headers).toContain(`'sha256-${sha('two()')}'`);
  const moved = redirects.findIndex((line) => line.startsWith('/fr/contact '));
  const unknown = redirects.findIndex((line) => line.startsWith('/fr/* '));
  expect(redirects[moved]).toMatch(/\/fr\/support\/contact-us\s+301$/);
  expect(redirects[unknown]).toMatch(/404$/);
  expect(moved).toBeLessThan(unknown);
});

test('a deploy that is not for the public is kept from search engines', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  const headersFor = async (indexed: boolean) => {
    await writeHostFiles(folder, { indexed, emailOrigin: '', https: 'host' });
    return readFile(path.join(folder, '_headers'), 'utf8');
  };
  expect(await headersFor(false)).toContain('X-Robots-Tag: noindex');
  expect(await headersFor(true)).not.toContain('noindex');
  await rm(folder, { recursive: true });
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
  expect(once).toContain('data-start>["/a-1.js","/b-2.js"]</script>');
  expect(once).not.toContain('<script src');
  expect(once).toContain('<script>x()</script>');
  expect(deferScripts(once)).toEqual({ html: once });
});

test("the names of Gatsby's chunks move into a file, which the list begins with", () => {
  const names = '\n <script\n id="gatsby-chunk-mapping"\n>\n window.names="{}"; </script>\n';
  const { html, file } = deferScripts(`<p>a</p>${names}<script src="/a-1.js" async></script>`);
  expect(file?.code).toBe('window.names="{}";');
  expect(html).toBe(
    `<p>a</p><script type="application/json" data-start>["${file?.path ?? ''}","/a-1.js"]</script>`,
  );
});
