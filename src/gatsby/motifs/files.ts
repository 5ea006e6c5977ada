import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { motifNames } from '../../content/fields';
import { drawnWidths, emblemsFileOf, figureMotifs, fileOf } from '../../motif/drawings';
import { threadsOn, type Ground } from '../../motif/threads';
import { dyes } from '../../theme/recipes/cloth';
import { emblemsSvg, motifSvg } from './motif-svg';
import { quiltTile } from './quilt';

/** The host lets browsers keep everything below `static` for ever. */
const parent = 'static/motifs';

const grounds = Object.keys(dyes) as Ground[];

let drawn: Readonly<Record<string, string>> | undefined;

/** Every drawing that pages may use, by the name of its file. They are drawn once, as that takes a second. */
export const motifFiles = () => (drawn ??= drawAll());

function drawAll(): Record<string, string> {
  const drawings = [
    ...motifNames.flatMap((name) => drawnWidths.map((size) => ({ name, size }))),
    // They are the same at every width.
    ...figureMotifs.map((name) => ({ name, size: 480 })),
  ];
  const sewn = grounds.flatMap((on): [string, string][] => [
    ...drawings.map(({ name, size }): [string, string] => [
      fileOf(name, size, on),
      motifSvg({ name, size, threads: threadsOn(on) }),
    ]),
    [emblemsFileOf(on), emblemsSvg(threadsOn(on))],
  ]);
  return { ...Object.fromEntries(sewn), 'quilt.svg': quiltTile() };
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
