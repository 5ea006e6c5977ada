import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Problem } from './errors';
import type { FieldMeta } from './field-meta';
import { cached, type FileCache } from './file-cache';
import { nearest } from './error-map';
import { tidyName } from './folder';
import { hintWith, type ContentSetup } from './setup';

/** The most bytes of a picture. Sources are compressed before they are committed. */
export const maxPictureBytes = 1024 * 1024;
const maxAssetBytes = 3 * 1024 * 1024;
/** The fewest pixels of the long side, for large screens, unless a field asks for others. */
const largeSide = 2000;

export function assetPath(file: string, named: string): string {
  return path.posix.join(path.posix.dirname(file), named);
}

/** The files around entries. */
export interface AssetFiles {
  /** The content folder. */
  root: string;
  assets: ReadonlySet<string>;
  /** Files with names that entries cannot have. */
  unknownFiles: readonly string[];
}

/** Returns what is wrong with an asset. */
export async function assetError(
  setup: ContentSetup,
  files: AssetFiles & { unused: readonly string[] },
  asset: string,
  meta: FieldMeta,
  memory: FileCache,
): Promise<Problem | undefined> {
  if (!files.assets.has(asset))
    return {
      message: `expected a file '${asset}', found none`,
      hint: missingHint(setup, files, asset),
    };
  const absolute = path.join(files.root, asset);
  const { size } = await stat(absolute);
  const limit = meta.asset ? maxAssetBytes : maxPictureBytes;
  if (size > limit)
    return {
      message: `expected at most ${megabytes(limit)}, found ${megabytes(size)}`,
      hint: sizeHint(setup, asset),
    };
  return meta.picture && pictureError(absolute, asset, meta.picture, memory);
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;

function missingHint(
  setup: ContentSetup,
  { assets, unknownFiles, unused }: Parameters<typeof assetError>[1],
  asset: string,
): string {
  const isSame = (file: string) => withoutEnding(file) === withoutEnding(asset);
  const misnamed = unknownFiles.find((file) => isSame(tidyName(file)));
  if (misnamed !== undefined)
    return hintWith(
      setup,
      'rename',
      `There is '${misnamed}': the file and this line must say the same, in small letters.`,
    );
  const near = [...assets].find(isSame) ?? nearest(asset, unused) ?? nearest(asset, [...assets]);
  return near ? `Add it, or did you mean '${near}'?` : 'Add the file, or name one that is there.';
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

function sizeHint(setup: ContentSetup, asset: string): string {
  return /\.(?:jpe?g|png|webp)$/.test(asset)
    ? hintWith(setup, 'shrink', 'Export it with fewer pixels, or with a lower quality.')
    : 'Export it with fewer points, or with smaller pictures in it.';
}

async function pictureError(
  absolute: string,
  asset: string,
  { minWidth, minLongSide = largeSide }: NonNullable<FieldMeta['picture']>,
  memory: FileCache,
): Promise<Problem | undefined> {
  const reading = cached(memory, absolute, 'picture', () => sharp(absolute).metadata());
  const picture = await reading.catch(() => undefined);
  if (!picture)
    return {
      message: `expected a picture, found something else in '${asset}'`,
      hint: 'Open it where it was made, and export it again; its ending alone does not make it one.',
    };
  const ending = path.extname(asset).slice(1);
  if (picture.format !== ending.replace('jpg', 'jpeg'))
    return {
      message: `expected '${asset}' to be a picture of the kind ${ending}, found ${picture.format}`,
      hint: 'Export it again in the kind of its ending, or change the ending here and in its name.',
    };
  if (picture.format === 'svg') return undefined;
  const { width, height } = picture.autoOrient;
  const longSide = Math.max(width, height);
  if (width >= minWidth && longSide >= minLongSide) return undefined;
  return {
    message:
      width < minWidth
        ? `expected '${asset}' to be at least ${minWidth} pixels wide, found ${width}`
        : `expected '${asset}' to have ${minLongSide} pixels on its long side, found ${longSide}`,
    hint: 'Take the picture as it came from the camera or the program it was made in; making this one larger adds nothing.',
  };
}
