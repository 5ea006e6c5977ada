import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { motifNames } from '../../content/fields';
import { drawnWidths, emblemsFile, figureMotifs, fileOf } from '../../motif/drawings';
import { emblemSymbols, motifSymbol } from './motif-svg';
import { quiltTile } from './quilt';

/** The host lets browsers keep everything below `static` for ever. */
const parent = 'static/motifs';

/** Every drawing that pages use, by the name of its file. */
export function motifFiles(): Record<string, string> {
  const cloths = motifNames.flatMap((name) =>
    drawnWidths.map((width) => [fileOf(name, width), motifSymbol(name, width)] as const),
  );
  const figures = figureMotifs.map((name) => [fileOf(name, 0), motifSymbol(name, 0)] as const);
  return Object.fromEntries([
    ...cloths,
    ...figures,
    [emblemsFile, emblemSymbols()],
    ['quilt.svg', quiltTile()],
  ]);
}

/** The address of the folder with the drawings, which is another one whenever a drawing is. */
export function motifsAddress(): string {
  const hash = createHash('sha256').update(JSON.stringify(motifFiles())).digest('hex');
  return `/${parent}/${hash.slice(0, 8)}`;
}

/** Takes the public folder; writes the drawings into it, in place of those of an earlier build. */
export async function writeMotifs(publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, motifsAddress());
  await rm(path.join(publicFolder, parent), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(motifFiles()).map(([file, svg]) => writeFile(path.join(folder, file), svg)),
  );
}
