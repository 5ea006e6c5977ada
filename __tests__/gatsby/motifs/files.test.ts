import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { motifFiles, motifsAddress, writeMotifs } from '../../../src/gatsby/motifs/files';

const files = Object.entries(motifFiles());
const symbols = files.filter(([, svg]) => svg.includes('<symbol'));
const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('the files of the drawings', () => {
  it.each(files)('%s is well-formed', (_, svg) => {
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });

  it.each(symbols)('%s has a symbol, and every reference finds its own', (_, svg) => {
    const document = parsed(svg);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(document.querySelector('symbol[id]')).not.toBeNull();
    expect(new Set(ids).size).toBe(ids.length);
    for (const use of document.querySelectorAll('use'))
      expect(ids).toContain(use.getAttribute('href')?.slice(1));
  });

  it.each(symbols)('%s takes every colour from where it is used', (_, svg) => {
    const colours = [...svg.matchAll(/(?:stroke|fill)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours).toContain('none');
    for (const colour of colours)
      expect(colour).toMatch(
        /^(none|var\(--thread-\d,(currentColor|var\(--thread-\d,currentColor\))\))$/,
      );
    // Browsers do not carry the styles of another document over.
    expect(svg).not.toMatch(/<style|style=/);
  });

  it.each(symbols)('%s is light', (_, svg) => {
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

  it('below the folder that the host lets browsers keep for ever', () => {
    expect(motifsAddress()).toMatch(/^\/static\/.+\/[\da-f]{8}$/);
  });
});
