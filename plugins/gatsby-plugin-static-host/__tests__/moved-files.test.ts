/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import { restoreMovedFiles } from '../src/moved-files';

const pages = [
  { path: '/fr', matchPath: null },
  { path: '/fr/services', matchPath: null },
  { path: '/fr/404', matchPath: '/fr/*' },
  { path: '/ja', matchPath: null },
];

test('moved pages and 404 data are restored, existing files stay', async () => {
  const folder = makeFolder({
    'fr.html': 'home',
    'fr/services.html': 'services',
    'fr/[...].html': 'not found',
    'page-data/fr/[...]': 'data',
    'ja.html': 'old',
    'ja/index.html': 'new',
  });
  await restoreMovedFiles(folder, pages);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('fr/index.html')).toBe('home');
  expect(read('fr/services/index.html')).toBe('services');
  expect(read('fr/404/index.html')).toBe('not found');
  expect(read('page-data/fr/404/page-data.json')).toBe('data');
  expect(read('ja/index.html')).toBe('new');
});

test('a first build has nothing to put back', async () => {
  await expect(restoreMovedFiles(makeFolder(), pages)).resolves.toBeUndefined();
});

test('the file of /404 is that of /404.html as well', async () => {
  const folder = makeFolder({ '404.html': 'not found' });
  await restoreMovedFiles(folder, [{ path: '/404' }, { path: '/404.html' }]);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(read('404/index.html')).toBe('not found');
  expect(read('404.html')).toBe('not found');
});
