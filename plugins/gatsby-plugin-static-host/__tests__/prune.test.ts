/** @jest-environment node */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { filesIn, prune, unpark } from '../src/prune';

const picture = 'static/d1/a1/shown.webp';
const hidden = 'static/d2/a2/hidden.webp';

/** The built site with what earlier builds left, and a kept file of each kind. */
const built = {
  'index.html': `<img src="/${picture}">`,
  'fr/index.html': '',
  'fr/404/index.html': '',
  '404.html': '',
  'page-data/index/page-data.json': '{"staticQueryHashes":["1"]}',
  'page-data/fr/page-data.json': '{}',
  'page-data/sq/d/1.json': '{}',
  'app-1.js': '',
  'robots.txt': '',
  'static/motifs/x.svg': '',
  [picture]: '',
  // No text can be trusted to name it.
  "static/d2/don't (1).svg": '',
};
const left = {
  'fr.html': '',
  'fr/[...].html': '',
  'gone/index.html': '',
  'gone.html': '',
  'page-data/gone/page-data.json': '{}',
  'page-data/fr/[...]': '{}',
  'page-data/sq/d/2.json': '{}',
  'app-0.js': '',
  'my file (1).txt': '',
  'ünï.txt': '',
  "static/d3/don't (1).svg": '',
  'app-1.js.map': '',
  'static/d3/a3/deleted.webp': '',
  [hidden]: '',
  _redirects: '',
};

const pages = ['/', '/fr', '/fr/404', '/404.html'];
const kept = ['app-1.js', 'robots.txt', 'static/motifs'];
const digests = new Set(['d1', 'd2']);

function open(files: Record<string, string>) {
  const publicFolder = path.join(makeFolder(files), 'public');
  return {
    publicFolder,
    files: () => filesIn(publicFolder),
    prune: (known = digests) => prune({ publicFolder, pages, kept, digests: known }),
    unpark: () => unpark(publicFolder),
  };
}

const inPublic = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`public/${file}`, text]));

afterEach(() => jest.restoreAllMocks());

test('of any earlier build nothing is left but what this build serves', async () => {
  const site = open(inPublic({ ...built, ...left }));
  await site.prune();
  expect(await site.files()).toEqual(Object.keys(built).sort());
});

test('what a link leads to stays', async () => {
  const site = open(inPublic(built));
  const elsewhere = makeFolder({ 'own.txt': '' });
  symlinkSync(elsewhere, path.join(site.publicFolder, 'link'));
  await site.prune();
  expect(await site.files()).toEqual(Object.keys(built).sort());
  expect(existsSync(path.join(elsewhere, 'own.txt'))).toBe(true);
});

test('a picture of a hidden entry comes back for the next build, one without its source does not', async () => {
  const site = open(inPublic({ ...built, ...left }));
  await site.prune();
  await site.unpark();
  expect(await site.files()).toEqual([...Object.keys(built), hidden].sort());
  await site.prune(new Set());
  await site.unpark();
  expect(await site.files()).not.toContain(hidden);
});

test('without the built site nothing comes back, as Gatsby then makes everything again', async () => {
  const site = open(inPublic({ ...built, ...left }));
  await site.prune();
  rmSync(site.publicFolder, { recursive: true });
  await site.unpark();
  expect(await site.files()).toEqual([]);
});
