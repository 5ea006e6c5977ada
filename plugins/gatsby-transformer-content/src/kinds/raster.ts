import sharp, { type Metadata } from 'sharp';
import { notOfKind, type FileProblem } from './problem';

/** The most pixels of a picture, and of one of its sides. A small file can claim more than a computer has memory for. */
const maxPixels = 50_000_000;
const maxSide = 12_000;

/** A picture as it was read. */
export interface Raster {
  metadata: Metadata;
  problem: FileProblem | undefined;
}

/** Reads a picture. Throws if it is no picture. */
export async function readRaster(file: string | Uint8Array, ending: string): Promise<Raster> {
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  return {
    metadata,
    problem:
      (await kindProblem(file, metadata, ending)) ?? sizeProblem(metadata) ?? (await damage(file)),
  };
}

/** Decodes a picture, as the build will. */
async function damage(file: string | Uint8Array): Promise<FileProblem | undefined> {
  try {
    await sharp(file).resize(8).toBuffer();
    return undefined;
  } catch (error) {
    return {
      message: `expected a whole picture, found a damaged one: ${String(error).replace(/^Error: |\n[^]*/g, '')}`,
      hint: 'Copy or export it again. It may have been cut off on its way.',
    };
  }
}

const isServed = (format: string) => /^(?:jpeg|png|webp)$/.test(format);

async function kindProblem(
  file: string | Uint8Array,
  { format, pages = 1 }: Metadata,
  ending: string,
): Promise<FileProblem | undefined> {
  if (format !== ending.replace('jpg', 'jpeg'))
    return {
      message: `expected a ${ending} picture, found ${format}`,
      hint: isServed(format)
        ? 'Export it again in that format, or change the extension in the file name and in this line.'
        : 'Export it again in that format. Renaming the file does not change its type.',
      // A drawing has no pixels to be converted.
      curable: format !== 'svg' && (await damage(file)) === undefined,
    };
  if (pages === 1) return undefined;
  return {
    message: `expected one picture, found ${pages} in one file`,
    hint: 'Export one of them. The site has no pictures that move.',
  };
}

function sizeProblem({ width, height }: Metadata): FileProblem | undefined {
  if (width * height <= maxPixels && Math.max(width, height) <= maxSide) return undefined;
  return {
    message: `expected at most ${maxPixels / 1_000_000} million pixels and ${maxSide} on a side, found ${width}×${height}`,
    hint: 'Export it smaller: 2400 pixels on the long side are enough.',
  };
}

/** Returns the problem of a picture that is served as it is, and says where, when or with what it was made. */
export function metadataProblem({ exif, xmp, iptc, comments }: Metadata): FileProblem | undefined {
  const kinds = { EXIF: exif, XMP: xmp, IPTC: iptc, comments };
  const found = Object.entries(kinds).filter(([, value]) => value !== undefined);
  if (found.length === 0) return undefined;
  return {
    message: `expected a picture without metadata, found ${found.map(([name]) => name).join(', ')}`,
    hint: 'Export it without metadata.',
  };
}

/** Returns the problem of a picture or a drawing of which nothing is painted. Throws if it cannot be decoded. */
export async function blankProblem(
  picture: string | Uint8Array,
  hint: string,
): Promise<FileProblem | undefined> {
  const seen = sharp(picture).resize(64, 64, { fit: 'inside' }).ensureAlpha().raw();
  const pixels = await seen.toBuffer();
  if (pixels.some((value, index) => index % 4 === 3 && value > 0)) return undefined;
  return { message: 'expected a picture, found nothing to see', hint };
}

/** Returns the problem if the file could not be read as a picture. */
export const noPicture = () => notOfKind('a picture', 'something else');

/** Returns a picture as its EXIF data turns it, in the same kind. Undefined if it is upright. */
export async function turned(bytes: Uint8Array): Promise<Buffer | undefined> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  const { format, orientation = 1 } = await picture.metadata();
  if (orientation === 1) return undefined;
  // A PNG of a certain quality would have fewer colors.
  return picture
    .autoOrient()
    .toFormat(format, format === 'png' ? {} : { quality: 88 })
    .toBuffer();
}
