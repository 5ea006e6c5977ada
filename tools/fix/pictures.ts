import sharp from 'sharp';

/** The same limits as in the editor (tools/edit/config.ts), and never below the largest minimum width. */
const longSide = 2400;
const leastWidth = 1600;
const qualities = [82, 74, 66, 58];

/** Formats that become .webp, which supports transparency. */
const converted = /\.(?:gif|tiff?|avif)$/i;

/** Returns the name of a picture after conversion. */
export function shownName(file: string): string {
  return file.replace(/\.(?:jfif|jpe)$/, '.jpg').replace(converted, '.webp');
}

/** Returns the picture as .webp. Throws if it cannot be decoded. */
export function asWebp(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .autoOrient()
    .webp({ quality: qualities[0] ?? 80 })
    .toBuffer();
}

/**
 * Returns the picture scaled, compressed, rotated by its EXIF data and without metadata. Undefined if it is still too large. Throws if it
 * cannot be decoded.
 */
export async function smaller(
  bytes: Uint8Array,
  file: string,
  limit: number,
): Promise<Buffer | undefined> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const scale = Math.min(1, Math.max(longSide / Math.max(width, height), leastWidth / width));
  const scaled = sharp(bytes)
    .autoOrient()
    .resize(Math.round(width * scale));
  for (const quality of qualities) {
    const picture = file.endsWith('.png')
      ? scaled.clone().png({ palette: true, quality, effort: 8 })
      : file.endsWith('.webp')
        ? scaled.clone().webp({ quality })
        : scaled.clone().jpeg({ quality, mozjpeg: true });
    const result = await picture.toBuffer();
    if (result.length <= limit) return result;
  }
  return undefined;
}
