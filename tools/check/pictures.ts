import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  type ContentError,
  namedAssets,
  type ParsedEntry,
  errorAt,
} from '../../plugins/gatsby-transformer-content';
import { openCache } from '../../plugins/gatsby-plugin-subset-fonts';
import { setup } from '../../src/content/setup';
import { cacheFolder } from './cache-folder';

/** Returns the pictures that are damaged. Reading them all takes a second, so results are cached in `folder`. */
export async function pictureErrors(
  root: string,
  sources: readonly ParsedEntry[],
  unfit: ReadonlySet<string>,
  folder = cacheFolder,
): Promise<ContentError[]> {
  const cache = await openCache<boolean>('whole-pictures', folder);
  const named = namedAssets(setup, sources).filter(
    ({ meta, asset }) => meta.picture && !unfit.has(asset),
  );
  const errors = await Promise.all(
    named.map(async ({ parsed, field, asset }) => {
      const bytes = await readFile(path.join(root, asset));
      if (await cache.get([bytes], () => isWhole(bytes))) return [];
      const message = `expected a picture, but '${asset}' is damaged or incomplete`;
      const hint = 'Copy it again, or export it again from the program that made it.';
      return [{ ...errorAt(parsed, field, { message, hint }), asset }];
    }),
  );
  await cache.close();
  return errors.flat();
}

/** Returns whether a picture can be decoded completely. */
async function isWhole(bytes: Uint8Array): Promise<boolean> {
  try {
    await sharp(bytes).resize(16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
