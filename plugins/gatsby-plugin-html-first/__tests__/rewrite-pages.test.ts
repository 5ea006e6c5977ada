/** @jest-environment node */
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rewritePages } from '../src/build/rewrite-pages';
import { makeFolder } from '../../testing/make-folder';

const page = (css: string) =>
  `<head></head><h1>a</h1><div data-first-screen-end=""><style>${css}</style></div><p>b</p>`;
const getFrom = (folder: string) => (name: string) => readFile(path.join(folder, name), 'utf8');
const addressIn = (html: string) => /href="([^"]+\.css)"/.exec(html)?.[1] ?? '';

test('pages with the same styles share a file', async () => {
  const [red, blue] = [page('.n-x{color:red}'), page('.n-y{color:blue}')];
  const folder = makeFolder({ 'a.html': red, 'fr/a.html': red, 'b.html': blue });
  const get = getFrom(folder);
  await rewritePages(folder);
  const [one, two, three] = [await get('a.html'), await get('fr/a.html'), await get('b.html')];
  expect(await get(addressIn(one))).toBe('.n-x{color:red}');
  expect(addressIn(two)).toBe(addressIn(one));
  expect(addressIn(three)).not.toBe(addressIn(one));
  expect(one).not.toContain('color:red');
  expect(one).not.toContain('<style');
});

test('a page that a later build leaves as it was keeps its file; a file without a page goes', async () => {
  const [red, blue] = [page('.n-x{color:red}'), page('.n-y{color:blue}')];
  const folder = makeFolder({ 'a.html': red, 'b.html': blue });
  const get = getFrom(folder);
  await rewritePages(folder);
  const before = await get('a.html');
  await writeFile(path.join(folder, 'b.html'), '<p>without</p>');
  await rewritePages(folder);
  expect(await get('a.html')).toBe(before);
  const left = await readdir(path.join(folder, 'static/shared'));
  expect(left).toEqual([path.basename(addressIn(before))]);
});

test('a page behind a link stays as it is', async () => {
  const red = page('.n-x{color:red}');
  const elsewhere = makeFolder({ 'a.html': red });
  const folder = makeFolder({ 'b.html': red });
  await symlink(elsewhere, path.join(folder, 'link'));
  await rewritePages(folder);
  expect(await getFrom(elsewhere)('a.html')).toBe(red);
});
