import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emblemNames } from '../../../src/fields';
import { motifFiles, motifsAddress, writeMotifs } from '../../../src/components/motif/files';
import { makeFolder } from '../../../plugins/testing/make-folder';

const files = Object.entries(motifFiles());
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

test.each(files)('%s is well-formed, light and has its views', (_, svg) => {
  const drawing = parsed(svg);
  expect(drawing.querySelector('parsererror')).toBeNull();
  expect(brotliCompressSync(svg).length).toBeLessThan(2000);
  const views = [...drawing.querySelectorAll('view')].map(({ id }) => id);
  expect(views).toEqual(views.length > 0 ? [...emblemNames] : []);
});

test('each is written to the address that pages use, and nothing of the last build is left', async () => {
  const folder = makeFolder();
  await writeMotifs(folder);
  await writeMotifs(folder);
  expect(await readdir(path.join(folder, 'static', 'motifs'))).toEqual([
    path.basename(motifsAddress()),
  ]);
  for (const [file, svg] of files)
    expect(await readFile(path.join(folder, motifsAddress(), file), 'utf8')).toBe(svg);
});
