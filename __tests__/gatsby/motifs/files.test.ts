import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emblemNames } from '../../../src/content/fields';
import { motifFiles, motifsAddress, writeMotifs } from '../../../src/gatsby/motifs/files';
import { makeFolder } from '../../helpers/folder';

const files = Object.entries(motifFiles());
const sheets = files.filter(([, svg]) => svg.includes('<view'));
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the files of the drawings', () => {
  it.each(files)('%s is well-formed', (_, svg) => {
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });

  it.each(sheets)('%s has views by the names of its emblems', (_, svg) => {
    const views = [...parsed(svg).querySelectorAll('view')].map(({ id }) => id);
    expect(views).toEqual([...emblemNames]);
  });

  it.each(files)('%s is light', (_, svg) => {
    expect(brotliCompressSync(svg).length).toBeLessThan(2000);
  });
});

describe('writing them', () => {
  it('puts each at the address that pages use, and leaves nothing of the last build', async () => {
    const folder = makeFolder();
    await writeMotifs(folder);
    const older = path.join(folder, 'static', 'motifs');
    await writeMotifs(folder);
    expect(await readdir(older)).toEqual([path.basename(motifsAddress())]);
    for (const [file, svg] of files)
      expect(await readFile(path.join(folder, motifsAddress(), file), 'utf8')).toBe(svg);
  });
});
