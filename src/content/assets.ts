import { stat } from 'node:fs/promises';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import sharp from 'sharp';
import type { Fault } from './faults';
import type { FieldMeta } from './fields';
import { remembered, type Memory } from './memory';

/** What a phone on a slow network is spared: sources are compressed before they are committed. */
const maxBytes = 1024 * 1024;
const maxAssetBytes = 3 * 1024 * 1024;
/** Sharp on the screens there are, whichever part of the page a picture fills (docs/editing-content.md). */
const minLongSide = 2000;

/** Takes an entry's file and the path that one of its fields names; gives that path from the content folder. */
export function assetPath(file: string, named: string): string {
  return path.posix.join(path.posix.dirname(file), named);
}

/**
 * Takes the content folder, the files in it, an asset's path and the field's meta; gives what is wrong with it as message and
 * cure, or nothing.
 */
export async function assetFault(
  root: string,
  assets: ReadonlySet<string>,
  asset: string,
  meta: FieldMeta,
  memory: Memory,
): Promise<Pick<Fault, 'message' | 'cure'> | undefined> {
  if (!assets.has(asset)) {
    const near = assets.size > 0 ? closest(asset, [...assets]) : undefined;
    return {
      message: `expected a file '${asset}', found none`,
      cure: near ? `Add it, or did you mean '${near}'?` : 'Add it.',
    };
  }
  const { size } = await stat(path.join(root, asset));
  const limit = meta.asset ? maxAssetBytes : maxBytes;
  if (size > limit) {
    return {
      message: `expected at most ${Math.round(limit / 1024)} KB, found ${Math.round(size / 1024)} KB`,
      cure: 'Compress the file.',
    };
  }
  return meta.picture
    ? pictureFault(path.join(root, asset), asset, meta.picture.minWidth, memory)
    : undefined;
}

async function pictureFault(absolute: string, asset: string, minWidth: number, memory: Memory) {
  try {
    const { width, height, format } = await remembered(memory, absolute, 'picture', () =>
      sharp(absolute).metadata(),
    );
    if (format === 'svg') return undefined;
    if (width >= minWidth) {
      const longSide = Math.max(width, height);
      return longSide >= minLongSide
        ? undefined
        : {
            message: `expected '${asset}' to have ${minLongSide} pixels on its long side, found ${longSide}`,
            cure: 'Use a larger picture.',
          };
    }
    return {
      message: `expected '${asset}' to be at least ${minWidth} pixels wide, found ${width}`,
      cure: 'Use a larger picture.',
    };
  } catch {
    return {
      message: `expected a picture, found something else in '${asset}'`,
      cure: 'Export it again.',
    };
  }
}
