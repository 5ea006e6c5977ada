/** @jest-environment node */
import { previewOf, startPreview } from './preview-fixture';

const LONG = 'A brand starts with a name. '.repeat(200);
const IMMUTABLE = 'public, max-age=31536000, immutable';

const get = previewOf({
  _redirects: `
/contact           /support/contact-us  301
/twice             /first               302
/twice             /second              302
/shadowed          /about               301
/forced            /about               301!
/old/*             /new                 301
/part              /about#team          301
/shop              https://shop.example.com:8080/?a=b 301
/quiet             /about.html          200
/rules             /_headers            200
/fr/*              /fr/404.html         404
`,
  _headers: `
/*
  X-Frame-Options: DENY
  X-Override: general
/static/*
  Cache-Control: ${IMMUTABLE}
/about
  X-Override: special
`,
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Lost</h1>',
  'fr/404.html': '<h1>Perdu</h1>',
  'about.html': '<h1>About</h1>',
  'about/data.json': '{}',
  'services/index.html': '<h1>Services</h1>',
  'shadowed.html': '<h1>The file</h1>',
  'forced.html': '<h1>Never shown</h1>',
  'long.html': LONG,
  'static/app.js': 'export const one = 1;',
  'static/face.woff2': Buffer.from([0, 1, 2, 3]),
  'বাংলা.html': '<h1>বাংলা</h1>',
});

test.each([
  ['/about', 'About'],
  ['//about', 'About'],
  ['/services', 'Services'],
  ['/shadowed', 'The file'],
  ['/quiet', 'About'],
  [encodeURI('/বাংলা'), 'বাংলা'],
])('%s is served in place', async (address, heading) => {
  const answer = await get(address);
  expect([answer.status, await answer.text()]).toEqual([200, `<h1>${heading}</h1>`]);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
});

test.each([
  ['/CONTACT', 'Lost'],
  ['/fr/nothing/here', 'Perdu'],
  ['/%E0%A4%A', 'Lost'],
  ['/_headers', 'Lost'],
  ['/_Headers', 'Lost'],
  ['/_%68eaders', 'Lost'],
  ['/_redirects/', 'Lost'],
  ['//_redirects', 'Lost'],
  ['/..%2f..%2fetc/hostname', 'Lost'],
])('%s gets the page for unknown addresses with status 404', async (address, heading) => {
  const answer = await get(address);
  expect([answer.status, await answer.text()]).toEqual([404, `<h1>${heading}</h1>`]);
});

test('a rule that leads to the rules shows nothing of them', async () => {
  expect(await (await get('/rules')).text()).toBe('Not found');
});

test.each([
  ['/contact', 301, '/support/contact-us'],
  ['/contact?a=1&b=%20', 301, '/support/contact-us?a=1&b=%20'],
  ['/contact/', 301, '/support/contact-us'],
  ['/twice', 302, '/first'],
  ['/forced', 301, '/about'],
  ['/old/a/b', 301, '/new'],
  ['/part?a=1', 301, '/about?a=1#team'],
  ['/shop?a=1', 301, 'https://shop.example.com:8080/?a=b'],
])('%s answers %i to %s', async (address, status, location) => {
  const answer = await get(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test('the headers of all rules that fit are sent, the last of a name, and with unknown addresses too', async () => {
  const sent = async (address: string) => {
    const { headers } = await get(address);
    return [headers.get('x-frame-options'), headers.get('x-override')];
  };
  expect(await sent('/')).toEqual(['DENY', 'general']);
  expect(await sent('/about')).toEqual(['DENY', 'special']);
  expect(await sent('/nothing')).toEqual(['DENY', 'general']);
});

test('compresses text, and answers a known ETag with 304', async () => {
  const answer = await get('/long', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(await answer.text()).toBe(LONG);
  // `fetch` would add `no-cache`.
  const known = {
    'if-none-match': answer.headers.get('etag') ?? '',
    'cache-control': 'max-age=0',
  };
  expect((await get('/long', { headers: known })).status).toBe(304);
  const face = await get('/static/face.woff2', { headers: { 'accept-encoding': 'br' } });
  expect(face.headers.get('content-encoding')).toBeNull();
});

test.each<[string, Record<string, string>, string | RegExp]>([
  ['a redirect is wrong', { _redirects: '/only-one-half' }, 'Could not parse redirect line 1'],
  [
    'a redirect has a condition or a placeholder',
    { _redirects: '/a /b 302 Language=bn\n/c/:year /d\n/e/* /f/:splat' },
    /the rule for \/a\n.* the rule for \/c\/:year\n.* the rule for \/e\/\*\n/,
  ],
  ['a header is wrong', { _headers: '/*\n  X-Empty:' }, 'Missing header value'],
])('a preview that cannot start says why: %s', async (_case, files, message) => {
  await expect(startPreview(files)).rejects.toThrow(message);
});
