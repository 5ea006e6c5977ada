import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groundColor, threadsOn } from './threads';
import { colorSchemes, type ColorScheme } from '../../theme/recipes/surface';

/** The output of artwork/motifs/draw.ts. `share` is for share pictures only. */
const drawings = path.resolve('src/components/motif/svg');
/** The host serves everything below `static` as immutable. */
const parent = 'static/motifs';
const colorsOn = (ground: ColorScheme) => [...threadsOn(ground), groundColor(ground)];
/** The drawings have the colors of this ground. Only swatches have that of the ground itself. */
const drawnOn = colorsOn('paper');
/** A mask has no colors. */
const mask = 'quilt.svg';

/** @returns A drawing, by the name of its file, in the colors of other threads. */
export const readMotif = (file: string, threads: readonly string[]) =>
  recolor(readDrawing(file), threads);

const readDrawing = (file: string) => readFileSync(path.join(drawings, file), 'utf8').trim();

const recolor = (svg: string, threads: readonly string[]) =>
  svg.replace(/#[\dA-F]{6}/g, (color) => threads[drawnOn.indexOf(color)] ?? color);

let colored: Readonly<Record<string, string>> | undefined;

/** @returns Every drawing that pages may use, on every ground, by the name of its file. */
export const motifFiles = () => (colored ??= colorAll());

function colorAll(): Record<string, string> {
  const colored: Record<string, string> = {};
  for (const file of readdirSync(drawings).filter((file) => file.endsWith('.svg'))) {
    const svg = readDrawing(file);
    if (file === mask) colored[file] = svg;
    else
      for (const on of Object.keys(colorSchemes) as ColorScheme[])
        colored[file.replace('.svg', `-${on}.svg`)] = recolor(svg, colorsOn(on));
  }
  return colored;
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
