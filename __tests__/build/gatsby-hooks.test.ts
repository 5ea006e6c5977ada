/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { gatsbyHooks } from '../../src/build/gatsby-hooks';
import { makeFolder } from '../helpers/folder';

test('a content error stops the build before it changes the public folder', async () => {
  const root = makeFolder({ 'content/.a': '', 'locales/.a': '', 'public/fr.html': 'home' });
  const panic = jest.fn((message: string) => {
    throw new Error(message);
  });
  await expect(gatsbyHooks(root).prepare({ panic } as unknown as Reporter)).rejects.toThrow(
    'cannot be used',
  );
  expect(await readdir(path.join(root, 'public'))).toEqual(['fr.html']);
});
