import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { threadsOn } from '../motif/threads';
import { readMotif } from './motifs';
import {
  clothPicture,
  coverPicture,
  productMotif,
  shareFolder,
  sharePicture,
  studioCloth,
  type ShareCloth,
} from '../components/share-picture';
import type { Content } from '../content/load';
import { openKept } from './kept';
import { dyes } from '../theme/recipes/cloth';
import { palette } from '../theme/tokens';

const { width, height } = sharePicture;

/** Returns every cloth that a page is shared with. */
function cloths(content: Content): ShareCloth[] {
  const own = content.services.map(({ languages: { en } }) => ({
    colour: en.colour,
    motif: en.motif,
  }));
  const products = content.products.map(({ languages: { en } }) => ({
    colour: en.colour,
    motif: productMotif,
  }));
  return [studioCloth, ...own, ...products];
}

/**
 * Returns the drawing of a share picture: the motif running off the edges, the studio's symbol beside it. WhatsApp shows small pictures as
 * the square in the middle, so the symbol stands whole inside of that.
 */
function drawing({ colour, motif }: ShareCloth): Buffer {
  const { ground, accent } = dyes[colour];
  const figure = readMotif(`share/${motif}.svg`, threadsOn(colour));
  const [, ...others] = threadsOn(colour);
  const symbol = readMotif('share/symbol.svg', [palette[accent], ...others]);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="${palette[ground]}"/>` +
      `<g transform="translate(530 -135)">${figure}</g>` +
      `<g transform="translate(315 225)">${symbol}</g></svg>`,
  );
}

/** Writes the pictures that shared links show: a cloth for each colour and motif, and the cover of each case study. */
export async function writeSharePictures(
  publicFolder: string,
  contentFolder: string,
  content: Content,
): Promise<void> {
  await mkdir(path.join(publicFolder, shareFolder), { recursive: true });
  const kept = await openKept<string>('share-pictures');
  // What is there and was made of the same is not made again.
  const save = async (source: Buffer, address: string) => {
    const file = path.join(publicFolder, address);
    const make = async () => {
      const picture = sharp(source).resize(width, height, { fit: 'cover' });
      await picture.jpeg({ quality: 82, mozjpeg: true }).toFile(file);
      return address;
    };
    await kept.get([recipe, file, source], make);
    if (!existsSync(file)) await make();
  };
  const named = new Map(cloths(content).map((cloth) => [clothPicture(cloth), cloth]));
  await Promise.all([
    ...[...named].map(([address, cloth]) => save(drawing(cloth), address)),
    ...content.portfolio.map(async ({ slug, languages: { en } }) =>
      save(await readFile(path.join(contentFolder, en.cover.src)), coverPicture(slug)),
    ),
  ]);
  await kept.close();
}

/** Changes whenever the pictures would be made otherwise of the same. */
const recipe = `${width} ${height} 82`;
