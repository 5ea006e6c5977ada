import path from 'node:path';
import sharp from 'sharp';

/** The same limits as in the editor (tools/edit/config.ts), and never below the largest minimum width. */
const longSide = 2400;
const leastWidth = 1600;
/** A picture of a phone has up to 108 million pixels. A small file can claim more than a computer has memory for. */
const limitInputPixels = 120_000_000;
const qualities = [82, 74, 66, 58, 50, 44];

/** Returns whether the bytes of a picture are those of another kind than its ending says. A drawing has no pixels to be converted. */
export async function isMisnamed(file: string): Promise<boolean> {
  const ending = path.extname(file).slice(1).toLowerCase();
  const { format } = await sharp(file, { limitInputPixels }).metadata();
  return format !== 'svg' && format !== ending.replace(/^(?:jpg|jpe|jfif)$/, 'jpeg');
}

/**
 * Returns the picture as .webp of at most `limit` bytes: scaled, rotated by its EXIF data and without metadata. Undefined if it is still
 * too large. Throws if it cannot be decoded, or has too many pixels.
 */
export async function asWebp(bytes: Uint8Array, limit: number): Promise<Buffer | undefined> {
  const { width, height } = (await sharp(bytes, { limitInputPixels }).metadata()).autoOrient;
  const scale = Math.min(1, Math.max(longSide / Math.max(width, height), leastWidth / width));
  const scaled = sharp(bytes, { limitInputPixels })
    .autoOrient()
    .resize(Math.round(width * scale));
  for (const quality of qualities) {
    const picture = await scaled.clone().webp({ quality }).toBuffer();
    if (picture.length <= limit) return picture;
  }
  return undefined;
}
