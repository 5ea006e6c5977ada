import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileError, type ContentError, type Problem } from './errors';
import type { FieldMeta } from './field-meta';
import { cached, type FileCache } from './file-cache';
import { nearest } from './error-map';
import { projectPath, tidyName } from './folder';
import { maxBytesOf, openFile, type OpenedFile } from './kinds';
import type { FileProblem } from './kinds/problem';
import { hintWith, type ContentSetup } from './setup';

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
  const limit = maxBytesOf(asset);
  if (size > limit)
    return {
      message: `expected at most ${megabytes(limit)}, found ${megabytes(size)}`,
      hint: sizeHint(setup, asset),
    };
  const opened = await cached(memory, absolute, 'opened', () => openFile(absolute));
  if (opened.problem) return inAsset(setup, asset, opened.problem);
  return meta.picture && sizeError(asset, opened, meta.picture);
}

/** Returns the error of the bytes of a file that no entry names. */
export async function unusedFileError(
  setup: ContentSetup,
  root: string,
  asset: string,
  memory: FileCache,
): Promise<ContentError | undefined> {
  const absolute = path.join(root, asset);
  // A file that is too large is not opened, and no entry may name it.
  if ((await stat(absolute)).size > maxBytesOf(asset)) return undefined;
  const { problem } = await cached(memory, absolute, 'opened', () => openFile(absolute));
  return problem && fileProblemError(setup, projectPath(root, asset), problem);
}

/** Returns the error of a file with that problem. */
export function fileProblemError(
  setup: ContentSetup,
  file: string,
  { message, line = 1, ...problem }: FileProblem,
): ContentError {
  return { ...fileError(file, message, curableHint(setup, problem)), line };
}

function inAsset(setup: ContentSetup, asset: string, problem: FileProblem): Problem {
  const place = problem.line === undefined ? `'${asset}'` : `'${asset}', line ${problem.line}`;
  return { message: `${problem.message} in ${place}`, hint: curableHint(setup, problem) };
}

function curableHint(setup: ContentSetup, { hint = '', curable }: Omit<FileProblem, 'message'>) {
  return curable ? hintWith(setup, 'cure', hint) : hint;
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

function sizeError(
  asset: string,
  { width, height }: OpenedFile,
  { minWidth, minLongSide = largeSide }: NonNullable<FieldMeta['picture']>,
): Problem | undefined {
  if (width === undefined || height === undefined) return undefined;
  const longSide = Math.max(width, height);
  if (width >= minWidth && longSide >= minLongSide) return undefined;
  return {
    message:
      width < minWidth
        ? `expected '${asset}' to be at least ${minWidth} pixels wide, found ${width}`
        : `expected '${asset}' to have ${minLongSide} pixels on its long side, found ${longSide}`,
    hint: 'Use the original picture from the camera or the design program. Enlarging this one does not help.',
  };
}
