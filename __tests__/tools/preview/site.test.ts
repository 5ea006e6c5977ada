/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { previewOf, rawRequest } from './preview-fixture';

const LONG = 'A brand starts with a name. '.repeat(200);

const preview = previewOf({
  'secret.txt': 'outside the site',
  'netlify.toml': `
[[redirects]]
from = "/from-toml"
to = "/about"
status = 302

[[headers]]
for = "/*"
[headers.values]
X-Toml = "yes"
`,
  'public/_redirects': `
# Old addresses
/contact           /support/contact-us  301
/support/FAQ       /support/faq         301
/twice             /first               302
/twice             /second              302
/shadowed          /about               301
/forced            /about               301!
/blog/:year/:slug  /news/:slug-:year    301
/old/*             /new/:splat          301
/own-query         /about?lng=fr#top    302
/store  id=:id     /items/:id           301
/quiet             /about               200
/bengali-only      /bn                  302  Language=bn
/elsewhere/*       https://example.com/:splat  200
/fr/*              /fr/404.html         404
`,
  'public/_headers': `
/*
  X-Frame-Options: DENY
  X-Override: general
/fonts/*
  Cache-Control: public, max-age=31536000, immutable
/about
  X-Override: special
`,
  'public/index.html': '<h1>Home</h1>',
  'public/404.html': '<h1>Lost</h1>',
  'public/fr/404.html': '<h1>Perdu</h1>',
  'public/fr/index.html': '<h1>Accueil</h1>',
  'public/about.html': '<h1>About</h1>',
  'public/services/index.html': '<h1>Services</h1>',
  'public/shadowed.html': '<h1>The file</h1>',
  'public/forced.html': '<h1>Never shown</h1>',
  'public/long.html': LONG,
  'public/app.js': 'export const one = 1;',
  'public/feed.webmanifest': '{}',
  'public/fonts/face.woff2': Buffer.from([0, 1, 2, 3]),
  'public/page with space.html': '<h1>Space</h1>',
  'public/বাংলা.html': '<h1>বাংলা</h1>',
});

const get = (pathname: string, headers: Record<string, string> = {}) =>
  rawRequest(preview.url(), pathname, { headers });
const text = async (pathname: string) => (await get(pathname)).body.toString();

describe('pages', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/about.html', 'About'],
    ['/services', 'Services'],
    ['/services/', 'Services'],
    ['/services?lng=fr', 'Services'],
    ['/page%20with%20space', 'Space'],
    [encodeURI('/বাংলা'), 'বাংলা'],
  ])('%s is served in place', async (pathname, heading) => {
    const answer = await get(pathname);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(`<h1>${heading}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=UTF-8');
  });

  test.each([
    ['/app.js', 'text/javascript; charset=UTF-8'],
    ['/feed.webmanifest', 'application/manifest+json; charset=UTF-8'],
    ['/fonts/face.woff2', 'font/woff2'],
  ])('%s has its type', async (pathname, type) => {
    expect((await get(pathname)).headers['content-type']).toBe(type);
  });

  test('HEAD answers as GET without a body', async () => {
    const head = await rawRequest(preview.url(), '/about', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe('14');
    expect(head.body).toHaveLength(0);
  });

  test('other methods are refused', async () => {
    const answer = await rawRequest(preview.url(), '/about', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('unknown paths', () => {
  test.each([
    ['/nothing/here', 'Lost'],
    ['/services/nothing', 'Lost'],
    ['/fr/nothing/here', 'Perdu'],
    ['/app.js.map', 'Lost'],
    ['/%E0%A4%A', 'Lost'],
    ['/about%00', 'Lost'],
  ])('%s gets its page with status 404', async (pathname, heading) => {
    const answer = await get(pathname);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(`<h1>${heading}</h1>`);
  });

  test('a 404 is never answered with 304', async () => {
    const { headers } = await get('/nothing');
    const again = await get('/nothing', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(404);
  });

  test.each(['/_redirects', '/_headers', '/%5Fheaders'])('%s is not served', async (pathname) => {
    expect((await get(pathname)).status).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/services/../../secret.txt',
    '//secret.txt',
    '/..\\secret.txt',
  ])('%s does not lead out of the site', async (pathname) => {
    const answer = await get(pathname);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('outside');
  });
});

describe('redirects', () => {
  test.each([
    ['/contact', 301, '/support/contact-us'],
    ['/contact/', 301, '/support/contact-us'],
    ['/contact?a=1&b=%20', 301, '/support/contact-us?a=1&b=+'],
    ['/support/FAQ', 301, '/support/faq'],
    ['/twice', 302, '/first'],
    ['/forced', 301, '/about'],
    ['/blog/2025/logo', 301, '/news/logo-2025'],
    ['/old/a/b', 301, '/new/a/b'],
    ['/own-query?lng=de&x=1', 302, '/about?lng=fr&x=1#top'],
    ['/store?id=7', 301, '/items/7?id=7'],
    ['/from-toml', 302, '/about'],
  ])('%s answers %i to %s', async (pathname, status, location) => {
    const answer = await get(pathname);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('a file shadows a rule without force', async () => {
    expect(await text('/shadowed')).toBe('<h1>The file</h1>');
  });

  test('paths are case-sensitive and query rules need their query', async () => {
    expect((await get('/CONTACT')).status).toBe(404);
    expect((await get('/store')).status).toBe(404);
  });

  test('a rewrite keeps the address', async () => {
    const answer = await get('/quiet');
    expect([answer.status, answer.body.toString()]).toEqual([200, '<h1>About</h1>']);
  });

  test('a language condition is read from the request', async () => {
    expect((await get('/bengali-only', { 'accept-language': 'bn' })).headers.location).toBe('/bn');
    expect((await get('/bengali-only', { 'accept-language': 'fr' })).status).toBe(404);
  });

  test('a rule to another host says that the preview does not proxy', async () => {
    expect((await get('/elsewhere/x')).status).toBe(502);
  });
});

describe('headers', () => {
  test('come from both files, the more special rule wins, unknown paths have them too', async () => {
    const home = await get('/');
    expect(home.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-override': 'general',
      'x-toml': 'yes',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await get('/about')).headers['x-override']).toBe('special');
    expect((await get('/nothing')).headers['x-frame-options']).toBe('DENY');
  });

  test('a rule overrides how long a file is kept', async () => {
    const { headers } = await get('/fonts/face.woff2');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('compression and validation', () => {
  test('brotli is preferred over gzip, whatever their order', async () => {
    const answer = await get('/long', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(LONG);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  test('gzip and plain are there for who takes no brotli', async () => {
    const zipped = await get('/long', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(LONG);
    const plain = await get('/long');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.toString()).toBe(LONG);
  });

  test('what is compressed already stays as it is', async () => {
    const answer = await get('/fonts/face.woff2', { 'accept-encoding': 'br' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toEqual(Buffer.from([0, 1, 2, 3]));
  });

  test('a known ETag gets 304, another one the whole answer', async () => {
    const { etag } = (await get('/long', { 'accept-encoding': 'br' })).headers;
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` };
    const again = await get('/long', known);
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await get('/long', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('each encoding has its own ETag', async () => {
    const brotli = await get('/long', { 'accept-encoding': 'br' });
    const plain = await get('/long');
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
  });
});
