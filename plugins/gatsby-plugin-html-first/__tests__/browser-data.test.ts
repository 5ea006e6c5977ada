/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { saveReadData, restoreData, writeBrowserData } from '../src/build/browser-data';
import { makeFolder } from '../../testing/make-folder';

const project = process.cwd();
afterAll(() => process.chdir(project));

const page = (path: string) =>
  JSON.stringify({
    componentChunkName: path === '/' ? 'home' : 'lost',
    path,
    result: { data: { a: path, b: 'B' }, pageContext: { slug: 'x' } },
  });
const dataOf = (page: string) => readFileSync(`public/page-data/${page}/page-data.json`, 'utf8');
const resultOf = (page: string) => (JSON.parse(dataOf(page)) as { result: object }).result;

const files = {
  'public/app.js': 'app',
  'public/lost.js': 'lost',
  'public/page-data/index/page-data.json': page('/'),
  'public/page-data/fr/404/page-data.json': page('/fr/404'),
  'public/page-data/404.html/page-data.json': page('/404.html'),
};
const scripts = { home: ['app.js'], lost: ['app.js', 'lost.js'] };

beforeEach(async () => {
  process.chdir(makeFolder(files));
  for (const path of ['/', '/fr/404', '/404.html'])
    await saveReadData(path, { data: { a: path }, built: { topic: 't' } });
});

test('browsers get what they read, and what the site adds by the scripts of the page', async () => {
  await writeBrowserData('public', scripts, (_, code) => ({ code: code.join() }));
  const context = { slug: 'x' };
  const result = (a: string, code: string) => ({
    data: { a, code },
    built: { topic: 't' },
    pageContext: context,
  });
  expect(JSON.parse(dataOf('index'))).toEqual({
    componentChunkName: 'home',
    path: '/',
    result: result('/', 'app'),
  });
  expect(resultOf('fr/404')).toEqual(result('/fr/404', 'app,lost'));
  expect(resultOf('404.html')).toEqual(result('/404.html', 'app,lost'));
});

test('the next build finds the whole files, and may write others', async () => {
  await writeBrowserData('public', scripts, () => ({}));
  expect(dataOf('index')).not.toContain('"b"');
  await restoreData('public');
  expect(dataOf('index')).toBe(page('/'));
  // A build that failed has not written them again: what it restored is not restored twice.
  await rm('public/page-data/index/page-data.json');
  await restoreData('public');
  expect(existsSync('public/page-data/index/page-data.json')).toBe(false);
});

test('a page without known scripts is an error, as it would lose its strings', async () => {
  await expect(writeBrowserData('public', {}, () => ({}))).rejects.toThrow('is not in the scripts');
});

test('what was saved of a page that is no more is removed', async () => {
  await rm('public/page-data/fr', { recursive: true });
  await writeBrowserData('public', scripts, () => ({}));
  expect(existsSync('.cache/html-first/read/page-data/fr/404/page-data.json')).toBe(false);
});
