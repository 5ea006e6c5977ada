import type { Script } from '../../i18n/languages';
import { codePoints, distinctRuns, toUnicodeRange } from './characters';
import { coarsen } from './coarsen';
import { missingCharacters } from './coverage';
import type { Cut } from './cuts';
import { fitFallbacks, metricsOf } from './fallbacks';
import { subsetFont } from './harfbuzz';
import type { JoiningScript } from './scripts';
import { coverage, tracedGlyphs } from './shaping';
import { families, openJoining } from './sources';
import type { BuiltFace } from './types';

/** A face whose file is not written yet. */
export interface DraftFace extends Omit<BuiltFace, 'file' | 'bytes'> {
  /** What the file's name starts with. */
  name: string;
  font: Uint8Array;
}

interface Plan {
  script: Script;
  cut: Cut;
  source: Uint8Array;
  points: readonly number[];
  preload: boolean;
  /** The glyphs that joining letters need. */
  glyphs?: ReadonlySet<number>;
  /** Text that will be set in it, for fitting system fonts. */
  sample?: string;
  family?: string;
  suffix?: string;
}

/** The one name that the licence asks to keep. */
const COPYRIGHT = 0;

/** Takes what a face is made of; makes it. */
export async function draft(plan: Plan): Promise<DraftFace> {
  const { script, cut, source, points, glyphs, sample, suffix, preload } = plan;
  const { family, name } = families[script];
  const subset = await subsetFont(source, {
    unicodes: points,
    axes: cut.axes,
    dropTables: ['STAT'], // names of styles, for font menus
    nameIds: [COPYRIGHT],
    ...(glyphs && { glyphs }),
    ...(cut.features && { features: cut.features }),
  });
  const font = cut.unitsPerEm ? coarsen(subset, cut.unitsPerEm) : subset;
  return {
    name: [name, cut.name, suffix].filter((part) => part && part !== 'variable').join('-'),
    family: plan.family ?? family,
    weight: cut.weight,
    ...(cut.stretch && { stretch: cut.stretch }),
    unicodeRange: toUnicodeRange(points),
    preload,
    metrics: await metricsOf(source),
    fallbacks: sample ? await fitFallbacks(script, family, font, cut.fitted, sample) : [],
    font,
  };
}

/** Takes a text in a script whose letters join; gives a face with every shape the text takes, and no other. */
export async function joinedFace(
  script: JoiningScript,
  cut: Cut,
  language: string,
  text: string,
  rest: { preload: boolean; family?: string },
): Promise<DraftFace> {
  const source = await openJoining(script);
  const available = await coverage(source);
  // Browsers take a letter apart before they shape it (ৌ is ে and ৗ), and look up the parts in the face's range.
  const points = codePoints(text, text.normalize('NFD')).filter((point) => available.has(point));
  const words = distinctRuns(text, new Set(points));
  const glyphs = await tracedGlyphs(source, cut.axes, words, language);
  return draft({ script, cut, source, points, glyphs, sample: words.join(' '), ...rest });
}

/** Takes a text and faces; gives the characters that none of them has, spaces and the like apart. */
export function notIn(text: string, faces: readonly DraftFace[]): number[] {
  const { letters, signs } = missingCharacters(text, faces);
  return codePoints(...letters, ...signs);
}
