import { readFile } from 'node:fs/promises';

import type { Script } from '../../i18n/languages';
import { inUnicodeRange } from './characters';
import { resolvePackageFile, subsetFont } from './harfbuzz';
import { mergeFonts } from './merge';
import type { JoiningScript, SlicedScript } from './scripts';
import { fromWoff2 } from './woff2';

interface Family {
  /** The name in CSS. */
  family: string;
  /** The npm package, without its scope. */
  name: string;
}

/** The families by script (design: Type). */
export const families: Readonly<Record<Script, Family>> = {
  latin: { family: 'Anek Latin', name: 'anek-latin' },
  bengali: { family: 'Anek Bangla', name: 'anek-bangla' },
  devanagari: { family: 'Anek Devanagari', name: 'anek-devanagari' },
  korean: { family: 'Noto Sans KR', name: 'noto-sans-kr' },
  japanese: { family: 'Noto Sans JP', name: 'noto-sans-jp' },
};

// Vertical setting, kerning and the like: the site needs none of it from these two families, and slices could not share it.
const sliceTables = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'HVAR', 'VORG', 'VVAR', 'vhea', 'vmtx'];

const opened = new Map<string, Promise<Uint8Array>>();

/** Takes a package and what its file's name holds between the package's and `-normal`; gives the font, decompressed. */
export function openFont(name: string, file: string): Promise<Uint8Array> {
  const path = `@fontsource-variable/${name}/files/${name}-${file}-normal.woff2`;
  let font = opened.get(path);
  if (!font) opened.set(path, (font = readFile(resolvePackageFile(path)).then(fromWoff2)));
  return font;
}

/** Takes a script whose letters join; gives its whole family, all axes. */
export function openJoining(script: JoiningScript): Promise<Uint8Array> {
  return openFont(families[script].name, `${script}-standard`);
}

/** Takes a script and characters; gives a font, all axes, of those of them that its family has. None, no font. */
export async function openSlices(
  script: SlicedScript,
  points: readonly number[],
): Promise<Uint8Array | undefined> {
  const { name } = families[script];
  const parts: Uint8Array[] = [];
  for (const [slice, wanted] of await slicesOf(name, points)) {
    const font = await openFont(name, `${slice}-wght`);
    parts.push(await subsetFont(font, { unicodes: wanted, dropTables: sliceTables }));
  }
  return parts.length > 0 ? mergeFonts(parts) : undefined;
}

/** Takes a sliced package and characters; gives the slices that have any of them, each with those it is to give. */
async function slicesOf(
  name: string,
  points: readonly number[],
): Promise<(readonly [string, number[]])[]> {
  const list = resolvePackageFile(`@fontsource-variable/${name}/unicode.json`);
  const ranges = JSON.parse(await readFile(list, 'utf8')) as Record<string, string>;
  const left = new Set(points);
  return Object.entries(ranges)
    .filter(([slice]) => slice.startsWith('['))
    .map(([slice, range]) => {
      const wanted = [...left].filter(inUnicodeRange(range));
      for (const point of wanted) left.delete(point);
      return [slice.slice(1, -1), wanted] as const;
    })
    .filter(([, wanted]) => wanted.length > 0);
}
