/** A rectangle on a page, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the pictures of a page and the field with their titles lie; together they cover the page. */
export interface Plate {
  pictures: readonly Box[];
  field: Box;
}

export const page = { width: 1280, height: 720 } as const;

/** Between neighbouring pieces, as between the patches of a quilt. */
const seam = 10;
/** Less height, and the words in the field have no room: across the page, and in a column. */
const leastField = 172;
const leastColumn = 225;

const most = 3;

export interface GalleryPage<T> {
  title: string;
  pictures: readonly T[];
  /** The chapter it belongs to, from 0. */
  chapter: number;
  /** How many pictures stand on the pages before it. */
  before: number;
}

/** Takes the chapters of a gallery; gives its pages in order, each with at most three pictures of one chapter. */
export function galleryPages<T>(
  chapters: readonly { title: string; pictures: readonly T[] }[],
): GalleryPage<T>[] {
  const pages = chapters.flatMap(({ title, pictures }, chapter) =>
    inPages(pictures).map((some) => ({ title, chapter, pictures: some })),
  );
  return pages.map((one, index) => ({
    ...one,
    before: pages.slice(0, index).reduce((sum, { pictures }) => sum + pictures.length, 0),
  }));
}

function inPages<T>(pictures: readonly T[]): T[][] {
  const count = Math.ceil(pictures.length / most);
  const size = Math.ceil(pictures.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, index) =>
    pictures.slice(index * size, (index + 1) * size),
  );
}

/**
 * Takes the aspect ratios (width over height) of one to three pictures and whether the page is mirrored; gives a page that
 * they and a field for their titles cover without a gap. Throws on any other number of pictures.
 */
export function plate(ratios: readonly number[], mirrored = false): Plate {
  const laid = layouts[ratios.length - 1]?.(ratios);
  if (!laid) throw new Error(`a page takes one to ${most} pictures, not ${ratios.length}`);
  const turned = mirrored && ratios.length !== 2;
  const turn = (box: Box) => (turned ? { ...box, left: page.width - box.left - box.width } : box);
  return { pictures: laid.pictures.map(turn), field: turn(laid.field) };
}

const layouts = [single, pair, trio] as const;

/** The picture from top to bottom, the field beside it. */
function single([ratio = 1]: readonly number[]): Plate {
  const width = Math.min(Math.round(page.height * ratio), page.width - 320);
  return {
    pictures: [{ left: 0, top: 0, width, height: page.height }],
    field: { left: width, top: 0, width: page.width - width, height: page.height },
  };
}

/** Two pictures of one height from edge to edge, the field below. Never mirrored: they are read in their order. */
function pair([first = 1, second = 1]: readonly number[]): Plate {
  const room = page.width - seam;
  const height = Math.min(Math.round(room / (first + second)), page.height - leastField);
  const width = Math.round((room * first) / (first + second));
  return {
    pictures: [
      { left: 0, top: 0, width, height },
      { left: width + seam, top: 0, width: room - width, height },
    ],
    field: { left: 0, top: height, width: page.width, height: page.height - height },
  };
}

/** A large picture, and beside it the field above two small ones. */
function trio([first = 1, second = 1, third = 1]: readonly number[]): Plate {
  const width = Math.min(Math.round(page.height * first), page.width - 330);
  const left = width + seam;
  const beside = page.width - left;
  const [upper, lower] = fitted(
    [beside / second, beside / third],
    page.height - seam - leastColumn,
  );
  const field = page.height - seam - upper - lower;
  return {
    pictures: [
      { left: 0, top: 0, width, height: page.height },
      { left, top: field, width: beside, height: upper },
      { left, top: field + upper + seam, width: beside, height: lower },
    ],
    field: { left, top: 0, width: beside, height: field },
  };
}

/** Two heights, cut by the same share where they need more than there is. */
function fitted([first, second]: readonly [number, number], room: number): [number, number] {
  const share = Math.min(1, room / (first + second));
  return [Math.round(first * share), Math.round(second * share)];
}
