/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planPages } from '../../../src/build/pages';
import { restoreMovedFiles } from '../../../src/build/patches/adapter-moves';

const pages = planPages({});
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('moved pages and the data of moved 404 pages are put back', async () => {
  await write('fr.html', 'home');
  await write('fr/services.html', 'services');
  await write('fr/[...].html', 'not found');
  await write('page-data/fr/[...]', 'data');
  await restoreMovedFiles(folder, pages);
  expect(await read('fr/index.html')).toBe('home');
  expect(await read('fr/services/index.html')).toBe('services');
  expect(await read('fr/404/index.html')).toBe('not found');
  expect(await read('page-data/fr/404/page-data.json')).toBe('data');
});

test('what is there stays, and a first build has nothing', async () => {
  await restoreMovedFiles(folder, pages);
  await write('fr.html', 'old');
  await write('fr/index.html', 'new');
  await restoreMovedFiles(folder, pages);
  expect(await read('fr/index.html')).toBe('new');
});
