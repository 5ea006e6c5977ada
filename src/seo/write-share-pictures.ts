import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import sharp from 'sharp';
import { readMotif } from '../components/motif/files';
import { threadsOn } from '../components/motif/threads';
import { colorSchemes, type ColorScheme } from '../theme/recipes/surface';
import { palette } from '../theme/tokens';
import {
  coverPicture,
  productMotif,
  schemePicture,
  shareFolder,
  sharePicture,
  studioScheme,
  type ShareScheme,
} from './share-picture';

const { width, height } = sharePicture;

/** The answer to `sharedQuery`. */
export interface Shared {
  services: { nodes: readonly ShareScheme[] };
  products: { nodes: readonly { color: ColorScheme }[] };
  studies: { nodes: readonly { slug: string; cover: { src: { absolutePath: string } } }[] };
}

/** Asks for the entries whose pages have share pictures of their own. */
export const sharedQuery = `
  {
    services: allService(filter: { language: { eq: "en" } }) {
      nodes {
        color
        motif
      }
    }
    products: allProduct(filter: { language: { eq: "en" } }) {
      nodes {
        color
      }
    }
    studies: allStudy(filter: { language: { eq: "en" } }) {
      nodes {
        slug
        cover {
          src {
            absolutePath
          }
        }
      }
    }
  }
`;

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

const format = { quality: 82, mozjpeg: true };
/** What the pictures are made of besides their drawings. */
const recipe = JSON.stringify([width, height, format]);

/**
 * Writes the Open Graph images: one for each color scheme and motif, and the cover of each case study. A picture is not written again
 * if `cache` has the hash of what it is made of.
 */
export async function writeSharePictures(
  publicFolder: string,
  { services, products, studies }: Shared,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  await mkdir(path.join(publicFolder, shareFolder), { recursive: true });
  const save = async (source: Buffer, address: string) => {
    const file = path.join(publicFolder, address);
    const hash = createHash('sha256').update(recipe).update(source).digest('hex');
    if (existsSync(file) && (await cache.get(address)) === hash) return;
    const picture = sharp(source).resize(width, height, { fit: 'cover' });
    await picture.jpeg(format).toFile(file);
    await cache.set(address, hash);
  };
  const schemes = [
    studioScheme,
    ...services.nodes,
    ...products.nodes.map(({ color }) => ({ color, motif: productMotif })),
  ];
  const drawings = new Map(schemes.map((scheme) => [schemePicture(scheme), scheme]));
  await Promise.all([
    ...[...drawings].map(([address, scheme]) => save(drawing(scheme), address)),
    ...studies.nodes.map(async ({ slug, cover }) =>
      save(await readFile(cover.src.absolutePath), coverPicture(slug)),
    ),
  ]);
}
