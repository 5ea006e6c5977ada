/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveLaterStyles } from '../../src/build/later-styles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true }));

const page = (css: string) =>
  `<head></head><h1>a</h1><div hidden="" data-opening-end=""><style>${css}</style></div><p>b</p>`;
const put = (name: string, html: string) => writeFile(path.join(folder, name), html);
const get = (name: string) => readFile(path.join(folder, name), 'utf8');
const files = () => readdir(path.join(folder, 'static/styles'));
const addressIn = (html: string) => /href="([^"]+\.css)"/.exec(html)?.[1] ?? '';

test('pages with the same styles share a file', async () => {
  await put('a.html', page('.n-x{color:red}'));
  await mkdir(path.join(folder, 'fr'));
  await put('fr/a.html', page('.n-x{color:red}'));
  await put('b.html', page('.n-y{color:blue}'));
  await moveLaterStyles(folder);
  const [one, two, three] = [await get('a.html'), await get('fr/a.html'), await get('b.html')];
  expect(await get(addressIn(one))).toBe('.n-x{color:red}');
  expect(addressIn(two)).toBe(addressIn(one));
  expect(addressIn(three)).not.toBe(addressIn(one));
  expect(one).not.toContain('color:red');
  expect(one).not.toContain('<style');
});

test('a page that a later build leaves as it was keeps its file; a file without a page goes', async () => {
  await put('a.html', page('.n-x{color:red}'));
  await put('b.html', page('.n-y{color:blue}'));
  await moveLaterStyles(folder);
  const before = await get('a.html');
  await put('b.html', '<p>without</p>');
  await moveLaterStyles(folder);
  expect(await get('a.html')).toBe(before);
  expect(await files()).toEqual([path.basename(addressIn(before))]);
});
