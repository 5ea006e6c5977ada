/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { buildSite } from '../../src/build/gatsby-hooks';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-'));
});
afterEach(() => rm(root, { recursive: true }));

test('an error in the content stops the build before it touches what the last one made', async () => {
  await Promise.all(['content', 'locales', 'public'].map((name) => mkdir(path.join(root, name))));
  await writeFile(path.join(root, 'public', 'fr.html'), 'home');
  const panic = jest.fn((message: string) => {
    throw new Error(message);
  });
  await expect(buildSite(root).prepare({ panic } as unknown as Reporter)).rejects.toThrow(
    'cannot be used',
  );
  expect(await readdir(path.join(root, 'public'))).toEqual(['fr.html']);
});
