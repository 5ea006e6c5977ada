/** @jest-environment node */
import fc from 'fast-check';
import { reachable } from '../src/reachable';

/** Returns what can be reached, of files by their texts. */
const from = async (files: Record<string, string>, ...roots: string[]) =>
  [
    ...(await reachable(Object.keys(files), roots, (file) => Promise.resolve(files[file] ?? ''))),
  ].sort();

test('what a root names is reached, and what that names, however addresses are written', async () => {
  const files = {
    'index.html':
      '<img srcset="/static/a/b/x.webp 320w,/static/a/b/y.webp 640w" src=/x.svg>' +
      '<meta content="https://a.test/share/x.jpg"><link href="/static/late.css">',
    'static/late.css':
      '@font-face{src:local(X),url(/static/fonts/x.woff2)format("woff2")}b{background:url(../y.svg)}',
    'static/a/b/x.webp': '',
    'static/a/b/y.webp': '',
    'static/fonts/x.woff2': '',
    'x.svg': '',
    'y.svg': '',
    'share/x.jpg': '',
  };
  expect(await from({ ...files, 'share/y.jpg': '' }, 'index.html')).toEqual(
    Object.keys(files).sort(),
  );
});

test('a page and its data are not reached by a link: their page may be gone', async () => {
  const data = 'page-data/gone/page-data.json';
  const links = `<a href="/gone.html"></a><link href="/${data}">`;
  expect(await from({ 'index.html': links, 'gone.html': '', [data]: '' }, 'index.html')).toEqual([
    'index.html',
  ]);
});

test('a picture under any name is found by its encoded address, unless that has quotes or brackets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (name) => {
      const file = `static/a/${name.replaceAll(/[/'()]/g, '')}.png`;
      const address = encodeURIComponent(file).replaceAll('%2F', '/');
      const files = { 'page-data/index/page-data.json': JSON.stringify(`/${address}`), [file]: '' };
      expect(await from(files, 'page-data/index/page-data.json')).toContain(file);
    }),
  );
});
