import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { markSvg } from './motifs/mark-svg';
import { motifSvg } from './motifs/motif-svg';
import { threadsOn } from '../motif/threads';
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
import { dyes } from '../theme/recipes/cloth';
import { palette } from '../theme/tokens';

const { width, height } = sharePicture;

/** Takes the content; gives every cloth that a page is shared with. */
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
 * Takes a cloth; gives its picture: the motif running off the edges, the studio's symbol beside it. WhatsApp shows small pictures as the
 * square in the middle, so the symbol stands whole inside of that.
 */
function drawn({ colour, motif }: ShareCloth) {
  const { ground, accent } = dyes[colour];
  const figure = motifSvg({ name: motif, size: 900, threads: threadsOn(colour) });
  const symbol = markSvg({ size: 180, thread: palette[accent] });
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${palette[ground]}"/>` +
    `<g transform="translate(530 -135)">${figure}</g>` +
    `<g transform="translate(315 225)">${symbol}</g></svg>`;
  return sharp(Buffer.from(picture));
}

/**
 * Takes the site's folder, the content folder and the content; writes the pictures that shared links show: a cloth for each
 * colour and motif, and the cover of each case study.
 */
export async function writeSharePictures(
  publicFolder: string,
  contentFolder: string,
  content: Content,
): Promise<void> {
  await mkdir(path.join(publicFolder, shareFolder), { recursive: true });
  const save = (picture: sharp.Sharp, address: string) =>
    picture.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(publicFolder, address));
  const named = new Map(cloths(content).map((cloth) => [clothPicture(cloth), cloth]));
  await Promise.all([
    ...[...named].map(([address, cloth]) => save(drawn(cloth), address)),
    ...content.portfolio.map(({ slug, languages: { en } }) =>
      save(
        sharp(path.join(contentFolder, en.cover.src)).resize(width, height, { fit: 'cover' }),
        coverPicture(slug),
      ),
    ),
  ]);
}
