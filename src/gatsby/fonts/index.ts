import { languages } from '../../i18n/languages';
import { describeCharacters, missingCharacters } from './coverage';
import { draftFaces } from './faces';
import {
  buildKeys,
  finishStore,
  isComplete,
  openFolder,
  readManifest,
  writeFace,
  type Manifest,
} from './store';
import type { BuiltFace, FontText } from './types';

export { facesOnPage, missingCharacters } from './coverage';
export { fontFaceCss } from './css';
export type { BuiltFace, FontText, PageText } from './types';

/** The language picker shows them on every page. */
const languageNames = languages.map(({ name }) => name).join(' ');

/**
 * Takes what can be read in each language and a folder; writes the fonts for it there and gives the faces by language.
 * A language whose text is as it was is not built again. Throws where text has letters or emoji that no face of its
 * language has, naming all of them.
 */
export async function buildFonts(
  texts: readonly FontText[],
  outDir: string,
): Promise<Record<string, BuiltFace[]>> {
  const input = texts.map((text) => ({ otherScripts: languageNames, ...text }));
  await openFolder(outDir);
  const before = await readManifest(outDir);
  const keyOf = await buildKeys();
  const manifest: Manifest = {};
  for (const text of input) {
    const key = keyOf(text);
    const known = before[text.language];
    manifest[text.language] =
      known?.key === key && isComplete(outDir, known)
        ? known
        : { key, faces: await buildFaces(text, outDir) };
  }
  refuseMissing(input, manifest);
  await finishStore(outDir, manifest);
  return Object.fromEntries(
    Object.entries(manifest).map(([language, { faces }]) => [language, faces]),
  );
}

async function buildFaces(text: FontText, outDir: string): Promise<BuiltFace[]> {
  const faces: BuiltFace[] = [];
  for (const draft of await draftFaces(text)) faces.push(await writeFace(outDir, draft));
  return faces;
}

function refuseMissing(input: readonly FontText[], manifest: Manifest): void {
  const faults = input.flatMap(({ language, text, otherScripts = '' }) => {
    const faces = manifest[language]?.faces ?? [];
    const { letters } = missingCharacters(`${text}\n${otherScripts}`, faces);
    return letters.length > 0 ? [`  ${language}: ${describeCharacters(letters)}`] : [];
  });
  if (faults.length > 0) {
    throw new Error(`No font of the site has these characters:\n${faults.join('\n')}`);
  }
}
