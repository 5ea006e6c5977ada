import { codePoints, distinctRuns } from './characters';
import { latinCuts } from './cuts';
import { draft, type DraftFace } from './draft';
import { latinBasics, dateWords, wideInJapanese } from './scripts';
import { coverage } from './shaping';
import { families, openFont } from './sources';
import type { FontText } from './types';

/** Takes a language's text; gives the faces of its Latin letters: one that varies where Latin is its script, else two cuts. */
export async function latinFaces({
  language,
  script,
  text,
  otherScripts = '',
}: FontText): Promise<DraftFace[]> {
  const read = codePoints(latinBasics, text, text.toUpperCase(), otherScripts, dateWords(language));
  const left = new Set(read);
  if (script === 'japanese') codePoints(...wideInJapanese).forEach((point) => left.delete(point));
  const faces: DraftFace[] = [];
  for (const file of ['latin', 'latin-ext', 'vietnamese']) {
    const source = await openFont(families.latin.name, `${file}-standard`);
    const available = await coverage(source);
    const points = [...left].filter((point) => available.has(point));
    points.forEach((point) => left.delete(point));
    if (points.length === 0) continue;
    const isMain = file === 'latin';
    const sample = distinctRuns(`${text}\n${latinBasics}`, new Set(points)).join(' ');
    for (const cut of latinCuts(script)) {
      const plan = { script: 'latin', cut, source, points } as const;
      faces.push(
        await draft(
          isMain
            ? { ...plan, sample, preload: script === 'latin' }
            : { ...plan, suffix: file, preload: false },
        ),
      );
    }
  }
  return faces;
}
