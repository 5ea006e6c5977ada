import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentError } from './errors';
import type { FieldMeta } from './field-meta';
import { cached, type FileCache } from './file-cache';
import { nearest } from './error-map';
import { tidyName } from './folder';

/** The most bytes of a picture. Sources are compressed before they are committed. */
export const maxPictureBytes = 1024 * 1024;
const maxAssetBytes = 3 * 1024 * 1024;
/** The largest width in pixels that screens can show (docs/editing-content.md). */
const minLongSide = 2000;

export function assetPath(file: string, named: string): string {
  return path.posix.join(path.posix.dirname(file), named);
}

/** The files around entries. */
export interface AssetFiles {
  /** The content folder. */
  root: string;
  assets: ReadonlySet<string>;
  /** Unknown files. */
  unknownFiles: readonly string[];
  /** Assets that no entry names. */
  free: readonly string[];
}

/** Returns the error of an asset, if it has one. */
export async function assetError(
  files: AssetFiles,
  asset: string,
  meta: FieldMeta,
  memory: FileCache,
): Promise<Pick<ContentError, 'message' | 'hint'> | undefined> {
  const { root, assets } = files;
  if (!assets.has(asset)) {
    return { message: `expected a file '${asset}', found none`, hint: missingHint(files, asset) };
  }
  const { size } = await stat(path.join(root, asset));
  const limit = meta.asset ? maxAssetBytes : maxPictureBytes;
  if (size > limit) {
    return {
      message: `expected at most ${megabytes(limit)}, found ${megabytes(size)}`,
      hint: sizeHint(asset),
    };
  }
  return meta.picture
    ? pictureError(path.join(root, asset), asset, meta.picture.minWidth, memory)
    : undefined;
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;

function missingHint({ assets, unknownFiles, free }: AssetFiles, asset: string): string {
  const sameName = unknownFiles.find(
    (file) => withoutEnding(tidyName(file)) === withoutEnding(asset),
  );
  if (sameName !== undefined)
    return `There is '${sameName}': the file and this line must say the same, in small letters. 'npm run check -- --fix' sees to it where it can.`;
  const otherEnding = [...assets].find((file) => withoutEnding(file) === withoutEnding(asset));
  // Suggest files that no entry uses.
  const near = otherEnding ?? nearest(asset, free) ?? nearest(asset, [...assets]);
  return near ? `Add it, or did you mean '${near}'?` : 'Add the file, or name one that is there.';
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, '');

function sizeHint(asset: string): string {
  if (/\.(?:jpe?g|png|webp)$/.test(asset))
    return "'npm run check -- --fix' makes it smaller; the editor in the browser does so by itself.";
  if (asset.endsWith('.glb'))
    return 'Export the model with fewer points, or smaller pictures on it.';
  return asset.endsWith('.pdf')
    ? 'Export the document with smaller pictures.'
    : 'Export the drawing with fewer points, and without photos in it.';
}

const largerHint =
  'Take the picture as it came from the camera or the program it was made in; making this one larger adds nothing.';

async function pictureError(absolute: string, asset: string, minWidth: number, memory: FileCache) {
  try {
    const { autoOrient, format } = await cached(memory, absolute, 'picture', () =>
      sharp(absolute).metadata(),
    );
    const ending = path.extname(asset).slice(1);
    if (format !== ending.replace('jpg', 'jpeg'))
      return {
        message: `expected '${asset}' to be a picture of the kind ${ending}, found ${format}`,
        hint: 'Export it again in the kind of its ending, or change the ending here and in its name.',
      };
    if (format === 'svg') return undefined;
    const { width, height } = autoOrient;
    if (width >= minWidth) {
      const longSide = Math.max(width, height);
      return longSide >= minLongSide
        ? undefined
        : {
            message: `expected '${asset}' to have ${minLongSide} pixels on its long side, found ${longSide}`,
            hint: largerHint,
          };
    }
    return {
      message: `expected '${asset}' to be at least ${minWidth} pixels wide, found ${width}`,
      hint: largerHint,
    };
  } catch {
    return {
      message: `expected a picture, found something else in '${asset}'`,
      hint: 'Open it where it was made, and export it again; its ending alone does not make it one.',
    };
  }
}
