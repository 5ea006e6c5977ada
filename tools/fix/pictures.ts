import sharp from 'sharp';

/** As the editor in the browser makes them (tools/edit/config.ts), and never narrower than the widest field asks for. */
const longSide = 2400;
const leastWidth = 1600;
const qualities = [82, 74, 66, 58];

/** Formats that become .webp, which keeps what is see-through. */
const converted = /\.(?:gif|tiff?|avif)$/i;

/** Returns a picture's name in a format that browsers show. */
export function shownName(file: string): string {
  return file.replace(/\.(?:jfif|jpe)$/, '.jpg').replace(converted, '.webp');
}

/** Returns the picture's bytes as .webp. Throws where it is none that can be read. */
export function asWebp(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .autoOrient()
    .webp({ quality: qualities[0] ?? 80 })
    .toBuffer();
}

/**
 * Returns the picture scaled and compressed, upright and without what a phone wrote into it of place and time, or nothing where even that
 * does not do. Throws where it is no picture.
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
