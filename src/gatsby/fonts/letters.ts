import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Script } from '../../i18n/languages';
import { runApart } from './apart';
import { codePoints, isInvisible, isLetter } from './characters';
import { recipeHash } from './store';
import { readKept } from '../kept';

/** A text set in a script's fonts. */
export interface Asked {
  script: Script;
  text: string;
}

/** Letters of a script that were asked for before: whether a font has them. */
type Known = Partial<Record<Script, { has: string; lacks: string }>>;

const cache = path.resolve('node_modules/.cache/letters.json');

/**
 * Takes texts and the scripts they are set in; gives the letters of each that no font of the site has, at which a build stops.
 * Opening the fonts takes seconds, so answers are kept, and only new letters are asked for.
 */
export async function lettersWithoutFont(asked: readonly Asked[]): Promise<string[][]> {
  const { recipe, known } = await readKnown();
  const fresh = asked.flatMap(({ script, text }) => {
    const seen = new Set(`${known[script]?.has ?? ''}${known[script]?.lacks ?? ''}`);
    const letters = lettersOf(text).filter((letter) => !seen.has(letter));
    return letters.length > 0 ? [{ script, text: letters.join('') }] : [];
  });
  if (fresh.length > 0) {
    const answers = await runApart<number[][]>('lacking', fresh);
    fresh.forEach(({ script, text }, index) => {
      const lacks = (answers[index] ?? []).map((point) => String.fromCodePoint(point));
      const before = known[script] ?? { has: '', lacks: '' };
      const has = Array.from(text).filter((letter) => !lacks.includes(letter));
      known[script] = {
        has: before.has + has.join(''),
        lacks: before.lacks + lacks.join(''),
      };
    });
    await mkdir(path.dirname(cache), { recursive: true });
    await writeFile(cache, JSON.stringify({ recipe, known }));
  }
  return asked.map(({ script, text }) => {
    const lacks = new Set(known[script]?.lacks);
    return lettersOf(text).filter((letter) => lacks.has(letter));
  });
}

const lettersOf = (text: string) =>
  codePoints(text)
    .filter((point) => !isInvisible(point) && isLetter(point))
    .map((point) => String.fromCodePoint(point));

/** Answers hold as long as the packages of the fonts and the code around them are the same. */
async function readKnown(): Promise<{ recipe: string; known: Known }> {
  const recipe = await recipeHash();
  const kept = await readKept<{ recipe: string; known: Known }>(cache);
  return { recipe, known: kept?.recipe === recipe ? kept.known : {} };
}
