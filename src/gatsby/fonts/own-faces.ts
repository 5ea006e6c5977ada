import { scriptCuts } from './cuts';
import { draft, joinedFace, notIn, type DraftFace } from './draft';
import { groupCharacters, shortLines, splitIntoPages } from './groups';
import { figures, isJoining, dateWords, type JoiningScript, type SlicedScript } from './scripts';
import { coverage } from './shaping';
import { openSlices } from './sources';
import type { FontText, PageText } from './types';

/** Takes a language's text and its Latin faces; gives the faces of the language's own script. */
export async function ownFaces(input: FontText, latin: readonly DraftFace[]): Promise<DraftFace[]> {
  const { script } = input;
  if (script === 'latin') return [];
  return isJoining(script) ? joinedFaces(input, script) : slicedFaces(input, script, latin);
}

async function joinedFaces(
  { language, text, otherScripts = '' }: FontText,
  script: JoiningScript,
): Promise<DraftFace[]> {
  const all = [text, otherScripts, dateWords(language), figures[script]].join('\n');
  return Promise.all(
    scriptCuts(script).map((cut) => joinedFace(script, cut, language, all, { preload: true })),
  );
}

async function slicedFaces(
  { language, text, pages, otherScripts = '' }: FontText,
  script: SlicedScript,
  latin: readonly DraftFace[],
): Promise<DraftFace[]> {
  const all = [text, otherScripts, dateWords(language)].join('\n');
  const wanted = notIn(all, latin);
  const source = await openSlices(script, wanted);
  if (!source) return [];
  const available = await coverage(source);
  const points = wanted.filter((point) => available.has(point));
  const read: readonly PageText[] = pages ?? splitIntoPages(text).map((page) => ({ text: page }));
  const faces: DraftFace[] = [];
  for (const cut of scriptCuts(script)) {
    const texts = read.map((page) =>
      cut.name === 'bold' ? (page.bold ?? shortLines(page.text)) : page.text,
    );
    for (const [index, group] of groupCharacters(texts, points).entries()) {
      const place = { suffix: String(index + 1), preload: index === 0 };
      faces.push(await draft({ script, cut, source, points: group, ...place }));
    }
  }
  return faces;
}
