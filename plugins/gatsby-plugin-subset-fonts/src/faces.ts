import { createHash } from 'node:crypto';
import subsetFont from 'subset-font';
import { distinctRuns, inUnicodeRange, isInvisible, isOfWord } from './characters';
import { othersOf, stackOf, type Instance, type Layer, type Scripts } from './families';
import { keepGlyphs } from './keep-glyphs';
import { filesWith, openFont } from './open';
import { coverage, tracedGlyphs } from './shaping';

/** A family with its characters. */
export interface Share {
  own: Layer;
  characters: string[];
}

/** A font subset to these characters. */
export interface Face extends Share {
  instance: Instance;
  bytes: Uint8Array;
  /** Named by a hash of its content, so that it can be cached forever. */
  file: string;
}

/** Returns the characters of each family: those that it has and that the families before it lack. */
export async function shareOut(layers: readonly Layer[], text: string): Promise<Share[]> {
  const shares: Share[] = [];
  for (const own of layers) {
    const isWanted = inUnicodeRange(own.range);
    const wanted = lacking(charactersOf(text, own), shares).filter(isWanted);
    // Opening a font is slow.
    if (wanted.every(isInvisible)) continue;
    const has = await coverage(await openFont(own, own.instances[0].axes));
    const characters = wanted.filter((character) => has.has(character));
    if (!characters.every(isInvisible)) shares.push({ own, characters });
  }
  return shares;
}

/**
 * Returns the characters of a text by family: of the script, rare ones, and those that no font has. Letters of other scripts are in none
 * of them. Their words have the device's font: ours would have only the letters of this text, and would mix with it in any other.
 */
export async function planFonts(
  scripts: Scripts,
  script: string,
  text: string,
): Promise<{ own: Share[]; rare: Share[]; missing: string[] }> {
  const own = await shareOut(stackOf(scripts, script), text);
  const left = lacking(new Set(text), own).filter((character) => !isInvisible(character));
  const files = await Promise.all(
    othersOf(scripts, script).map((family) => filesWith(family, left)),
  );
  const others = await shareOut(files.flat(), left.join(''));
  const rare = others.map(({ own: family, characters }) => ({
    own: family,
    characters: family.withinWords ? characters : characters.filter((one) => !isOfWord(one)),
  }));
  return { own, rare, missing: lacking(left, others) };
}

function lacking(characters: Iterable<string>, shares: readonly Share[]): string[] {
  const shown = new Set(shares.flatMap((share) => share.characters));
  return [...characters].filter((character) => !shown.has(character));
}

/** Browsers decompose letters before shaping (ৌ is ে and ৗ), and look up the parts. */
const charactersOf = (text: string, { joins }: Layer) =>
  new Set(joins ? text + text.normalize('NFD') : text);

/** Returns the faces of the instances that have any of the characters. */
export async function subsetFaces(
  shares: readonly Share[],
  language: string,
  textOf: (instance: Instance) => string,
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const { own, characters: all } of shares) {
    for (const instance of own.instances) {
      const text = textOf(instance);
      const asked = charactersOf(text, own);
      const characters = all.filter((character) => asked.has(character));
      if (characters.every(isInvisible)) continue;
      const font = await openFont(own, instance.axes);
      const words = distinctRuns(text, characters);
      const bytes = own.joins
        ? await keepGlyphs(font, characters, await tracedGlyphs(font, words, language))
        : await subsetFont(font, characters.join(''), {
            keepFeatures: instance.features,
            // Tables for font menus and vertical writing.
            dropTables: ['STAT', 'BASE', 'VORG', 'vhea', 'vmtx'],
            noHinting: true,
            targetFormat: 'woff2',
          });
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      const name = own.family.toLowerCase().replaceAll(' ', '-');
      faces.push({
        own,
        instance,
        characters,
        bytes,
        file: `${name}-${instance.name}.${hash}.woff2`,
      });
    }
  }
  return faces;
}
