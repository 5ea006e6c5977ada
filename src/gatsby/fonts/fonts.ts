import type { Script } from '../../i18n/languages';
import { codePoints, dateWords, describe, distinctRuns, figures, numberSigns } from './characters';
import { isInvisible, isLetter, keyboard, scriptOf, toUnicodeRange } from './characters';
import { faceRule, fallbackRules } from './css';
import { cutFace, familyFaces, type Face, type WriteFont } from './faces';
import { anything, cuts, families, othersCut } from './families';
import { filesWith } from './open';

export interface FontText {
  language: string;
  script: Script;
  /** Everything a visitor can read in the language, words of other scripts included, one string per line. */
  text: string;
}

/** The words that a page's fonts are for: of its title, and where pages have fonts of their own, all its letters by weight. */
export interface PageText extends FontText {
  bold: string;
  title: string;
}

/** The rules of a page's fonts, all their files, and which of them are small enough to stand in the page. */
export interface Fonts {
  css: string;
  files: string[];
  inline: string[];
  /** Signs that no font has. */
  signs: string[];
}

/**
 * Takes what is drawn on a page; writes fonts of just that and gives their rules. What comes later has the language's. The title
 * has one of its own, as it is what a visitor sees first.
 */
export async function pageFonts(page: PageText, write: WriteFont): Promise<Fonts> {
  const faces = await familyFaces(page, ({ name }) => page[name === 'bold' ? name : 'text'], write);
  const titles = await familyFaces(page, ({ name }) => (name === 'bold' ? page.title : ''), write);
  const named = [
    ...faces.map((face) => ({ name: `${face.own.family} Page`, face })),
    ...titles.map((face) => ({ name: `${face.own.family} Title`, face })),
  ];
  const stack = titles.map(({ own }) => `"${own.family} Title",`).join('');
  return {
    css: [
      ...named.map(({ name, face }) => faceRule(name, face.own.range, face)),
      // More than the one class that says how a title looks.
      stack && `h1[class]{font-family:${stack}var(--font-display)}`,
    ].join(''),
    files: named.map(({ face }) => face.file),
    inline: titles.map(({ file }) => file),
    signs: [],
  };
}

/** The family of words in other scripts than the page's (src/theme/fonts.ts has it in every stack). */
const OTHERS = 'Other Scripts';

/** Takes a language's text; writes its fonts and gives their rules. Throws where text has letters that no font has, naming them. */
export async function languageFonts(input: FontText, write: WriteFont): Promise<Fonts> {
  const { language, script } = input;
  const text = [input.text, dateWords(language), numberSigns, figures[script] ?? ''].join('\n');
  const typed = script === 'latin' ? keyboard : '';
  const own = await familyFaces(
    input,
    ({ name }) => (name === 'text' ? text + typed : text),
    write,
  );
  const others = await otherFaces(input, text, lacking(text, own), write);
  const missing = lacking(text, [...own, ...others]);
  const letters = missing.filter(isLetter);
  if (letters.length > 0) {
    throw new Error(
      `No font of the site has these characters of ${language}: ${describe(letters)}`,
    );
  }
  const rules = [
    ...own.map((face) => faceRule(face.own.family, face.own.range, face)),
    ...others.map((face) => faceRule(OTHERS, toUnicodeRange(face.points), face)),
    ...(await Promise.all(own.map((face) => fallbackRules(face, text)))),
  ];
  return {
    css: rules.join(''),
    files: [...own, ...others].map(({ file }) => file),
    inline: [],
    signs: missing.map((point) => String.fromCodePoint(point)),
  };
}

/** Small faces of the words and signs that the language's own lack; a browser fetches them when it shows such a word. */
async function otherFaces(
  { language, script }: FontText,
  text: string,
  missing: readonly number[],
  write: WriteFont,
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const other of new Set(missing.map(scriptOf))) {
    const family = { ...families[other], range: anything };
    const wanted = missing.filter((point) => scriptOf(point) === other);
    for (const file of await filesWith(family, wanted)) {
      const words = distinctRuns(text, lackingOf(wanted, faces)).join('\n');
      const own = { ...family, file };
      for (const cut of other === 'latin' ? cuts[script] : [othersCut]) {
        const face = await cutFace({ own, cut, text: words, language }, write);
        if (face) faces.push(face);
      }
    }
  }
  return faces;
}

const lacking = (text: string, faces: readonly Face[]) =>
  lackingOf(
    codePoints(text).filter((point) => !isInvisible(point)),
    faces,
  );

function lackingOf(points: readonly number[], faces: readonly Face[]): number[] {
  const covered = new Set(faces.flatMap((face) => face.points));
  return points.filter((point) => !covered.has(point));
}
