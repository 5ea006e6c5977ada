import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { threadsOn, type Ground, type Threads } from '../motif/threads';
import { colorSchemes } from '../theme/recipes/surface';

/** What artwork/motifs/draw.ts draws; `share` holds what only share pictures need. */
const drawings = path.resolve('src/motif/svg');
/** The host lets browsers cache everything below `static` for ever. */
const parent = 'static/motifs';
/** The drawings have the colors of this ground. */
const drawnOn = threadsOn('paper');

/** @returns A drawing, by the name of its file, in the colors of other threads. */
export function readMotif(file: string, threads: Threads): string {
  const svg = readFileSync(path.join(drawings, file), 'utf8').trim();
  return svg.replace(/#[\dA-F]{6}/g, (color) => threads[drawnOn.indexOf(color)] ?? color);
}

let colored: Readonly<Record<string, string>> | undefined;

/** @returns Every drawing that pages may use, on every ground, by the name of its file. */
export const motifFiles = () => (colored ??= colorAll());

function colorAll(): Record<string, string> {
  const files = readdirSync(drawings).filter((file) => /^(?!quilt).+\.svg$/.test(file));
  const onGrounds = (Object.keys(colorSchemes) as Ground[]).flatMap((on) =>
    files.map((file): [string, string] => [
      file.replace('.svg', `-${on}.svg`),
      readMotif(file, threadsOn(on)),
    ]),
  );
  // A mask has no colors.
  return { ...Object.fromEntries(onGrounds), 'quilt.svg': readMotif('quilt.svg', drawnOn) };
}

/** @returns The address of the folder with the drawings. It changes whenever one of them does. */
export function motifsAddress(): string {
  const hash = createHash('sha256').update(JSON.stringify(motifFiles())).digest('hex');
  return `/${parent}/${hash.slice(0, 8)}`;
}

/** Writes the drawings into the public folder, in place of those of an earlier build. */
export async function writeMotifs(publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, motifsAddress());
  await rm(path.join(publicFolder, parent), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(motifFiles()).map(([file, svg]) => writeFile(path.join(folder, file), svg)),
  );
}
