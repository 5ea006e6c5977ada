/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sweep } from '../../src/build/built-pages';

test('files that no page asks for any more are removed, the others stay', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  for (const file of ['a.woff2', 'b.woff2', 'manifest.json'])
    await writeFile(path.join(folder, file), '');
  await sweep(folder, new Set(['b.woff2', 'c.woff2']));
  expect(await readdir(folder)).toEqual(['b.woff2']);
  await rm(folder, { recursive: true });
});
