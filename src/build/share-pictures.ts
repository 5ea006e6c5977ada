import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { threadsOn } from '../motif/threads';
import { readMotif } from './motifs';
import {
  schemePicture,
  coverPicture,
  productMotif,
  shareFolder,
  sharePicture,
  studioScheme,
  type ShareScheme,
} from '../components/share-picture';
import type { Content } from '../../src/content/site';
import { openCache } from './cache';
import { colorSchemes } from '../theme/recipes/surface';
import { palette } from '../theme/tokens';

const { width, height } = sharePicture;

/** Returns every pair of color scheme and motif that a share picture needs. */
function schemes(content: Content): ShareScheme[] {
  const own = content.services.map(({ languages: { en } }) => ({
    color: en.color,
    motif: en.motif,
  }));
  const products = content.products.map(({ languages: { en } }) => ({
    color: en.color,
    motif: productMotif,
  }));
  return [studioScheme, ...own, ...products];
}

/**
 * Returns a share picture as SVG: the motif, cropped at the edges, and the studio's symbol. WhatsApp crops small previews to the square
 * in the middle, so the symbol is inside it.
 */
function drawing({ color, motif }: ShareScheme): Buffer {
  const { ground, accent } = colorSchemes[color];
  const figure = readMotif(`share/${motif}.svg`, threadsOn(color));
  const symbol = readMotif('share/symbol.svg', [palette[accent]]);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="${palette[ground]}"/>` +
      `<g transform="translate(530 -135)">${figure}</g>` +
      `<g transform="translate(315 225)">${symbol}</g></svg>`,
  );
}

/** Writes the Open Graph images: one for each color scheme and motif, and the cover of each case study. */
export async function writeSharePictures(
  publicFolder: string,
  contentFolder: string,
  content: Content,
): Promise<void> {
  await mkdir(path.join(publicFolder, shareFolder), { recursive: true });
  const cache = await openCache<string>('share-pictures');
  // Unchanged pictures are not written again.
  const save = async (source: Buffer, address: string) => {
    const file = path.join(publicFolder, address);
    const make = async () => {
      const picture = sharp(source).resize(width, height, { fit: 'cover' });
      await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(file);
      return address;
    };
    await cache.get([recipe, file, source], make);
    if (!existsSync(file)) await make();
  };
  const named = new Map(schemes(content).map((surface) => [schemePicture(surface), surface]));
  await Promise.all([
    ...[...named].map(([address, surface]) => save(drawing(surface), address)),
    ...content.portfolio.map(async ({ slug, languages: { en } }) =>
      save(await readFile(path.join(contentFolder, en.cover.src)), coverPicture(slug)),
    ),
  ]);
  await cache.close();
}

/** Increase this when the pictures change with the same inputs. */
const recipe = `${width} ${height} 82`;
