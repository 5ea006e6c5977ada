import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface Printed {
  bytes: Buffer;
  type: string;
}

/** Pixels for each CSS pixel of the page: sharp when the page fills a screen, small enough for a phone to fetch. */
const density = 1.6;
const quality = 58;

/** Takes the content folder and a picture's path in it; gives its width over its height. */
export async function ratioOf(root: string, file: string): Promise<number> {
  const { width, height } = await sharp(path.join(root, file)).metadata();
  return width / height;
}

/**
 * Takes the content folder, a picture's path in it and the width it is drawn in, in CSS pixels of the page; gives the
 * picture as it is printed: drawings as they are, others no larger than they need be.
 */
export async function printed(root: string, file: string, width = 740): Promise<Printed> {
  const source = path.join(root, file);
  if (file.endsWith('.svg')) return { bytes: await readFile(source), type: 'image/svg+xml' };
  const bytes = await sharp(source)
    .resize({ width: Math.round(width * density), withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  return { bytes, type: 'image/jpeg' };
}
