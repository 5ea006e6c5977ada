import path from 'node:path';
import sharp from 'sharp';
import { fileOf, type View } from './choice';

/** A part of a picture, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What became of a view: the share of it that changed, and where. */
export interface Finding {
  view: View;
  share: number;
  areas: Area[];
  before: Size;
  after: Size;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels of one picture, three bytes each. */
export interface Pixels extends Size {
  data: Uint8Array;
}

/** Side of the squares in which changes are counted. */
const square = 16;
/** Less than this, of 255, is how text is smoothed. */
const tolerance = 12;

/** Takes views and the folders of their pictures; gives what changed, most first. */
export async function compareShots(shots: {
  views: readonly View[];
  before: string;
  after: string;
}): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const view of shots.views) {
    const pixels = (folder: string) => pixelsOf(path.join(folder, fileOf(view)));
    const [before, after] = await Promise.all([pixels(shots.before), pixels(shots.after)]);
    found.push({ view, ...compare(before, after) });
  }
  return found.sort((a, b) => b.share - a.share);
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Takes two pictures; gives the share that differs and the areas, rows of squares joined. */
export function compare(before: Pixels, after: Pixels): Omit<Finding, 'view'> {
  const size = ({ width, height }: Size): Size => ({ width, height });
  const height = Math.max(before.height, after.height);
  const columns = Math.ceil(after.width / square);
  const rows = Math.ceil(height / square);
  const areas: Area[] = [];
  let squares = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (sameSquare(before, after, column * square, row * square)) continue;
      squares += 1;
      addSquare(areas, column * square, row * square);
    }
  }
  return {
    share: squares / (rows * columns),
    areas,
    before: size(before),
    after: size(after),
  };
}

function addSquare(areas: Area[], left: number, top: number): void {
  const last = areas.at(-1);
  if (last?.top === top && last.left + last.width === left) last.width += square;
  else areas.push({ left, top, width: square, height: square });
}

function sameSquare(before: Pixels, after: Pixels, left: number, top: number): boolean {
  const right = Math.min(left + square, after.width);
  const bottom = Math.min(top + square, Math.max(before.height, after.height));
  for (let y = top; y < bottom; y += 1) {
    if (y >= before.height || y >= after.height) return false;
    for (
      let index = (y * after.width + left) * 3;
      index < (y * after.width + right) * 3;
      index += 1
    ) {
      if (Math.abs((before.data[index] ?? 0) - (after.data[index] ?? 0)) > tolerance) return false;
    }
  }
  return true;
}
