import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inUnicodeRange } from './characters';
import type { Instance } from './families';
import { fileOf } from './fontsource';
import { letterMiddle } from './shaping';

/** A file of one of Fontsource's packages. */
interface File {
  source: string;
  file: string;
  /** A letter whose middle is moved to the middle of a line. */
  centered?: string | undefined;
}

/** Whether a package has a file for each weight, not one with axes. */
const isStatic = (source: string) => source.startsWith('@fontsource/');

/** Returns the name of a package's font file. `kind` is its weight, or its axes. */
const fileName = ({ source, file }: File, kind: string | number) =>
  `${source.split('/')[1] ?? ''}-${file}-${kind}-normal.woff2`;

const opened = new Map<string, Promise<Uint8Array>>();

/** Returns a font file as OpenType, with every glyph and its axes fixed. */
export function openFont(
  { source, file, centered: letter }: File,
  { wght, wdth }: Instance['axes'],
): Promise<Uint8Array> {
  const hasAxes = !isStatic(source);
  const named = (kind: string | number) => fileName({ source, file }, kind);
  // Packages name the file with all axes `standard`.
  const hasWidth = hasAxes && existsSync(fileOf(source, `files/${named('standard')}`));
  const name = named(!hasAxes ? wght : hasWidth ? 'standard' : 'wght');
  const open = async () => {
    const whole = await readFile(fileOf(source, `files/${name}`));
    const font = await subsetFont(whole, undefined, {
      keepAllGlyphs: true,
      variationAxes: !hasAxes ? {} : hasWidth ? { wght, wdth } : { wght },
      targetFormat: 'sfnt',
    });
    return letter ? centered(font, await letterMiddle(font, letter)) : font;
  };
  const key = [name, wght, wdth].join();
  const font = opened.get(key) ?? open();
  opened.set(key, font);
  return font;
}

/** Returns the font with the line metrics moved so that the middle of its letters is in the middle of a line. */
function centered(font: Buffer, middle: number): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const table = (tag: string) => {
    const entry = tables.find((place) => font.toString('latin1', place, place + 4) === tag);
    return font.readUInt32BE((entry ?? 0) + 8);
  };
  const [hhea, os2] = [table('hhea'), table('OS/2')];
  const up = Math.round(middle - (font.readInt16BE(hhea + 4) + font.readInt16BE(hhea + 6)) / 2);
  const moved = Buffer.from(font);
  // The ascender and descender of both tables; in the last of these, positive means down.
  for (const place of [hhea + 4, hhea + 6, os2 + 68, os2 + 70, os2 + 74])
    moved.writeInt16BE(font.readInt16BE(place) + up, place);
  moved.writeInt16BE(font.readInt16BE(os2 + 76) - up, os2 + 76);
  return moved;
}

/** Returns the files that a package is divided into, and the `unicode-range` of each. */
export async function slicesOf(source: string): Promise<{ file: string; range: string }[]> {
  const list = await readFile(fileOf(source, 'unicode.json'), 'utf8');
  return Object.entries(JSON.parse(list) as Record<string, string>).map(([slice, range]) => ({
    file: slice.replace(/[[\]]/g, ''),
    range,
  }));
}

/** Returns the package's main file and the files that the package's list of ranges names for the characters. */
export async function filesWith<Main extends File>(
  main: Main,
  characters: readonly string[],
): Promise<Main[]> {
  const slices = (await slicesOf(main.source))
    .filter(({ range }) => characters.some(inUnicodeRange(range)))
    .map(({ file }) => file);
  return [...new Set([main.file, ...slices])].map((file) => ({ ...main, file }));
}
