/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import { deleteUnused } from '../../src/build/built-pages';
import { makeFolder } from '../helpers/folder';

test('files that no page asks for any more are removed, the others stay', async () => {
  const folder = makeFolder({ 'a.woff2': '', 'b.woff2': '', 'manifest.json': '' });
  await deleteUnused(folder, new Set(['b.woff2', 'c.woff2']));
  expect(await readdir(folder)).toEqual(['b.woff2']);
});
