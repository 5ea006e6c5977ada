import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Script } from '../../i18n/languages';
import { codePoints, distinctRuns, inUnicodeRange, isInvisible } from './characters';
import { cuts, familiesOf, isJoining, type Cut, type Family } from './families';
import { keepGlyphs } from '../../seams/keep-glyphs';
import { openFont } from './open';
import { coverage, tracedGlyphs } from './shaping';

/** Takes what a font file's name starts with and its bytes; writes it and gives the whole name. */
export type WriteFont = (name: string, bytes: Uint8Array) => Promise<string>;

interface Plan {
  own: Family;
  cut: Cut;
  text: string;
  language: string;
}

/** A font file with the characters that it has. */
export interface Face {
  own: Family;
  cut: Cut;
  points: number[];
  file: string;
}

/** Takes what a face is made of; writes it. Gives nothing where the font has none of the text. */
export async function cutFace(
  { own, cut, text, language }: Plan,
  write: WriteFont,
): Promise<Face | undefined> {
  const font = await openFont(own, cut.axes);
  const available = await coverage(font);
  const isWanted = inUnicodeRange(own.range);
  // Browsers take a letter apart before they shape it (ৌ is ে and ৗ), and look up the parts.
  const points = codePoints(text, isJoining(own.script) ? text.normalize('NFD') : '').filter(
    (point) => available.has(point) && isWanted(point),
  );
  if (points.every(isInvisible)) return undefined;
  const bytes = isJoining(own.script)
    ? await cutWords(font, points, distinctRuns(text, points), language)
    : await subsetFont(font, String.fromCodePoint(...points), {
        keepFeatures: cut.features,
        // Names of styles for font menus, and vertical setting.
        dropTables: ['STAT', 'BASE', 'VORG', 'vhea', 'vmtx'],
        noHinting: true,
        targetFormat: 'woff2',
      });
  const name = own.family.toLowerCase().replaceAll(' ', '-');
  return { own, cut, points, file: await write(`${name}-${cut.name}`, bytes) };
}

async function cutWords(
  font: Uint8Array,
  points: readonly number[],
  words: readonly string[],
  language: string,
): Promise<Uint8Array> {
  const glyphs = await tracedGlyphs(font, words, language);
  return convert(await keepGlyphs(font, points, glyphs), 'woff2');
}

/** Takes a page's script and what each cut is to show; writes the faces of its families, each with what those before it lack. */
export async function familyFaces(
  { script, language }: { script: Script; language: string },
  textOf: (cut: Cut) => string,
  write: WriteFont,
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const own of familiesOf(script)) {
    const covered = new Set(faces.flatMap(({ points }) => points));
    for (const cut of cuts[script]) {
      const text = textOf(cut).replaceAll(/\P{Cc}/gu, (letter) =>
        covered.has(letter.codePointAt(0) ?? 0) ? '' : letter,
      );
      const face = await cutFace({ own, cut, text, language }, write);
      if (face) faces.push(face);
    }
  }
  return faces;
}
