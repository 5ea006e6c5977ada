/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { restorePageData } from '../../src/gatsby/warm-build';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true }));

const pageData = (...parts: string[]) => path.join(folder, 'page-data', ...parts);

test('the data of a moved 404 page is put back', async () => {
  await mkdir(pageData('fr'), { recursive: true });
  await writeFile(pageData('fr', '[...]'), '{"path":"/fr/404"}');
  await restorePageData(folder);
  expect(await readFile(pageData('fr', '404', 'page-data.json'), 'utf8')).toBe(
    '{"path":"/fr/404"}',
  );
});

test('data that is there stays, and a first build has none', async () => {
  await restorePageData(folder);
  await mkdir(pageData('fr', '404'), { recursive: true });
  await writeFile(pageData('fr', '404', 'page-data.json'), 'new');
  await writeFile(pageData('fr', '[...]'), 'old');
  await restorePageData(folder);
  expect(await readFile(pageData('fr', '404', 'page-data.json'), 'utf8')).toBe('new');
});
