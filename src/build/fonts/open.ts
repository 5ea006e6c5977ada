import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { inUnicodeRange } from './characters';
import type { Instance } from './families';

/** A file of one of Fontsource's packages. */
interface File {
  source: string;
  file: string;
}

const opened = new Map<string, Promise<Uint8Array>>();

/** Returns a font file as OpenType, with every glyph and its axes fixed. */
export function openFont(
  { source, file }: File,
  { wght, wdth }: Instance['axes'],
): Promise<Uint8Array> {
  const isStatic = source.startsWith('@fontsource/');
  const hasWidth = source.includes('anek');
  const kind = isStatic ? wght : hasWidth ? 'standard' : 'wght';
  const name = `${source.split('/')[1] ?? ''}-${file}-${kind}-normal.woff2`;
  const open = async () =>
    subsetFont(await readFile(require.resolve(`${source}/files/${name}`)), undefined, {
      keepAllGlyphs: true,
      variationAxes: isStatic ? {} : hasWidth ? { wght, wdth } : { wght },
      targetFormat: 'sfnt',
    });
  const key = [name, wght, wdth].join();
  const font = opened.get(key) ?? open();
  opened.set(key, font);
  return font;
}

/** Returns the package's main file and the files that the package's list of ranges names for the characters. */
export async function filesWith<Main extends File>(
  main: Main,
  characters: readonly string[],
): Promise<Main[]> {
  const list = await readFile(require.resolve(`${main.source}/unicode.json`), 'utf8');
  const slices = Object.entries(JSON.parse(list) as Record<string, string>)
    .filter(([, range]) => characters.some(inUnicodeRange(range)))
    .map(([slice]) => slice.replace(/[[\]]/g, ''));
  return [...new Set([main.file, ...slices])].map((file) => ({ ...main, file }));
}
