import type { DraftFace } from './draft';
import { foreignFaces } from './foreign-faces';
import { latinFaces } from './latin-faces';
import { ownFaces } from './own-faces';
import type { FontText } from './types';

/** Takes a language's text; gives its faces: Latin letters, its own script, then words and signs of other scripts. */
export async function draftFaces(input: FontText): Promise<DraftFace[]> {
  const latin = await latinFaces(input);
  const own = await ownFaces(input, latin);
  const foreign = await foreignFaces(input, [...latin, ...own]);
  return [...latin, ...own, ...foreign];
}
