import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { emblemNames } from '../../src/content/fields';
import { motifFiles, motifsAddress, writeMotifs } from '../../src/build/motifs';

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
    const folder = await mkdtemp(path.join(tmpdir(), 'public-'));
    await writeMotifs(folder);
    const older = path.join(folder, 'static', 'motifs');
    await writeMotifs(folder);
    expect(await readdir(older)).toEqual([path.basename(motifsAddress())]);
    for (const [file, svg] of files)
      expect(await readFile(path.join(folder, motifsAddress(), file), 'utf8')).toBe(svg);
    await rm(folder, { recursive: true });
  });
});
