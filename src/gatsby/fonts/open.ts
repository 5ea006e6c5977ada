import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { inUnicodeRange } from './characters';
import type { Cut, Family } from './families';

type File = Pick<Family, 'source' | 'file'>;
type Axes = Cut['axes'];

const opened = new Map<string, Promise<Uint8Array>>();

/** Takes a file of a package and a place on its axes; gives that font as OpenType, with every glyph and no axes. */
export function openFont({ source, file }: File, { wght, wdth }: Axes): Promise<Uint8Array> {
  const key = [source, file, wght, wdth].join();
  const known = opened.get(key);
  if (known) return known;
  const isStatic = source.startsWith('@fontsource/');
  const hasWidth = source.includes('anek');
  const kind = isStatic ? wght : hasWidth ? 'standard' : 'wght';
  const name = `${source.split('/')[1] ?? ''}-${file}-${kind}-normal.woff2`;
  const font = readFile(require.resolve(`${source}/files/${name}`)).then((bytes) =>
    isStatic
      ? convert(bytes, 'sfnt')
      : subsetFont(bytes, undefined, {
          keepAllGlyphs: true,
          variationAxes: hasWidth ? { wght, wdth } : { wght },
          targetFormat: 'sfnt',
        }),
  );
  opened.set(key, font);
  return font;
}

/** Takes a package and characters; gives its main file and those that its list of ranges names for them. */
export async function filesWith(
  { source, file }: File,
  points: readonly number[],
): Promise<string[]> {
  const list = await readFile(require.resolve(`${source}/unicode.json`), 'utf8');
  const slices = Object.entries(JSON.parse(list) as Record<string, string>)
    .filter(([, range]) => points.some(inUnicodeRange(range)))
    .map(([slice]) => slice.replace(/[[\]]/g, ''));
  return [...new Set([file, ...slices])];
}
