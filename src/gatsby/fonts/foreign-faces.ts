import type { Script } from '../../i18n/languages';
import { codePoints, distinctRuns } from './characters';
import { missingCharacters } from './coverage';
import { foreignCut } from './cuts';
import { draft, joinedFace, notIn, type DraftFace } from './draft';
import { isJoining, scriptOf } from './scripts';
import { coverage } from './shaping';
import { openSlices } from './sources';
import type { FontText } from './types';

/** The family of words in other scripts than the page's (src/theme/fonts.ts has it in every stack). */
const FOREIGN = 'Other Scripts';

/**
 * Takes a language's text and the faces it has; gives small faces for the words of other scripts and for signs that those
 * lack. A browser fetches them when it shows such a word.
 */
export async function foreignFaces(
  { language, script, text, otherScripts = '' }: FontText,
  own: readonly DraftFace[],
): Promise<DraftFace[]> {
  const wanted = `${otherScripts}\n${missingCharacters(text, own).signs.join('')}`;
  const missing = notIn(wanted, own).map((point) => String.fromCodePoint(point));
  const others = new Set(missing.map(scriptOf));
  const faces: DraftFace[] = [];
  for (const other of others) {
    if (other === 'latin' || other === script) continue;
    const characters = missing.filter((character) => scriptOf(character) === other);
    faces.push(...(await facesOf(other, characters, wanted, language)));
  }
  return faces;
}

async function facesOf(
  script: Exclude<Script, 'latin'>,
  characters: readonly string[],
  text: string,
  language: string,
): Promise<DraftFace[]> {
  const cut = foreignCut(script);
  const rest = { family: FOREIGN, preload: false };
  const points = codePoints(...characters);
  if (isJoining(script)) {
    const words = distinctRuns(text, new Set(points)).join('\n');
    return [await joinedFace(script, cut, language, words, rest)];
  }
  const source = await openSlices(script, points);
  if (!source) return [];
  const available = await coverage(source);
  const known = points.filter((point) => available.has(point));
  return [await draft({ script, cut, source, points: known, ...rest })];
}
