import { access, constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metadata } from 'sharp';
import { cleanGlb, glbProblem } from './glb';
import { pdfProblem } from './pdf';
import { notOfKind, pointerProblem, unreadable, type FileProblem } from './problem';
import { blankProblem, noPicture, readRaster, turned } from './raster';
import { cleanSvg, svgProblem, unseenProblem } from './svg';

/** A file that was opened: what is wrong with it, and the size of a picture. */
export interface OpenedFile {
  problem?: FileProblem | undefined;
  width?: number;
  height?: number;
}

/** A kind of file that entries may name. */
interface FileKind {
  maxBytes: number;
  open: (file: string) => Promise<OpenedFile>;
  /** Returns the bytes without what may be taken out. Undefined if nothing is to be done. Throws if they cannot be read. */
  cure?: (bytes: Buffer) => Promise<Buffer | undefined> | Buffer | undefined;
}

const megabyte = 1024 * 1024;

/** Sources are compressed before they are committed. */
const picture: FileKind = { maxBytes: megabyte, open: openPicture, cure: turned };

/** The kinds of files, by ending. A new one also needs a field and a component, and the policy of the host must allow it. */
const kinds: Readonly<Record<string, FileKind>> = {
  jpg: picture,
  jpeg: picture,
  png: picture,
  webp: picture,
  svg: {
    maxBytes: megabyte,
    open: async (file) => {
      const bytes = await readFile(file);
      return { problem: svgProblem(bytes) ?? (await unseenProblem(bytes)) };
    },
    cure: (bytes) => (svgProblem(bytes)?.curable ? cleanSvg(bytes) : undefined),
  },
  glb: {
    maxBytes: 3 * megabyte,
    open: async (file) => ({ problem: await glbProblem(await readFile(file)) }),
    cure: cleanGlb,
  },
  pdf: {
    maxBytes: 3 * megabyte,
    open: async (file) => ({ problem: pdfProblem(await readFile(file)) }),
  },
};

/** The endings of the files that entries may name. */
export const endings = Object.keys(kinds);
export const assetPattern = new RegExp(`\\.(?:${endings.join('|')})$`);
export const maxPictureBytes = picture.maxBytes;

const endingOf = (file: string) => path.extname(file).slice(1);

/** The most bytes of a file with that name. */
export const maxBytesOf = (file: string) => kinds[endingOf(file)]?.maxBytes ?? 0;

/** Opens a file and compares its bytes with its ending. Never throws. */
export async function openFile(file: string): Promise<OpenedFile> {
  const ending = endingOf(file);
  const other = notOfKind(`a .${ending} file`, 'damaged parts');
  try {
    const problem = await pointerProblem(file);
    return problem ? { problem } : ((await kinds[ending]?.open(file)) ?? { problem: other });
  } catch (error) {
    return { problem: unreadable(error) ?? other };
  }
}

async function openPicture(file: string): Promise<OpenedFile> {
  await access(file, constants.R_OK);
  const read = await readRaster(file, endingOf(file)).catch(() => undefined);
  if (!read) return { problem: noPicture() };
  const { metadata, problem } = read;
  const { width, height, orientation = 1 } = metadata;
  const isTurned: FileProblem | undefined =
    orientation === 1
      ? undefined
      : {
          message: 'expected an upright picture, found one that its EXIF data turns or mirrors',
          hint: 'Turn it in a program for pictures, and save it.',
          curable: true,
        };
  return { problem: problem ?? isTurned ?? (await transparent(file, metadata)), width, height };
}

async function transparent(file: string, { hasAlpha }: Metadata) {
  return hasAlpha
    ? blankProblem(file, 'All of it is transparent. Export it again with its layers visible.')
    : undefined;
}

/** Returns the file upright, and without what programs wrote into it. Undefined if nothing is to be done. Throws if it cannot be read. */
export async function cured(file: string): Promise<Buffer | undefined> {
  return kinds[endingOf(file)]?.cure?.(await readFile(file));
}
