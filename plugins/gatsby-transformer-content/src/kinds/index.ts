import { access, constants, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanGlb, glbProblem } from './glb';
import { pdfProblem } from './pdf';
import { notOfKind, unreadable, type FileProblem } from './problem';
import { noPicture, readRaster, turned } from './raster';
import { cleanSvg, svgProblem, unseenProblem } from './svg';

/** A file that was opened: what is wrong with it, and the size of a picture. */
export interface OpenedFile {
  problem?: FileProblem | undefined;
  width?: number;
  height?: number;
}

/** Opens a file and compares its bytes with its ending. Never throws. A new ending also goes into `assetPattern` (files.ts), its limit into assets.ts. */
export async function openFile(file: string): Promise<OpenedFile> {
  const ending = path.extname(file).slice(1);
  try {
    switch (ending) {
      case 'svg': {
        const bytes = await readFile(file);
        return { problem: svgProblem(bytes) ?? (await unseenProblem(bytes)) };
      }
      case 'pdf':
        return { problem: pdfProblem(await readFile(file)) };
      case 'glb':
        return { problem: await glbProblem(await readFile(file)) };
      default:
        return await openPicture(file, ending);
    }
  } catch (error) {
    return { problem: unreadable(error) ?? notOfKind(`a .${ending} file`, 'damaged parts') };
  }
}

async function openPicture(file: string, ending: string): Promise<OpenedFile> {
  await access(file, constants.R_OK);
  const read = await readRaster(file, ending).catch(() => undefined);
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
  return { problem: problem ?? isTurned, width, height };
}

/** Returns the file upright, and without what programs wrote into it. Undefined if nothing is to be done. Throws if it cannot be read. */
export async function cured(file: string): Promise<Buffer | undefined> {
  const bytes = await readFile(file);
  if (file.endsWith('.pdf')) return undefined;
  if (file.endsWith('.svg')) return svgProblem(bytes)?.curable ? cleanSvg(bytes) : undefined;
  if (file.endsWith('.glb')) return cleanGlb(bytes);
  return turned(bytes);
}
