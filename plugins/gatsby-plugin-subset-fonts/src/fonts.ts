import { dateWords, isLetter, numberSigns, toUnicodeRange } from './characters';
import { faceRule, fallbackRules } from './css';
import { subsetFaces, planFonts, shareOut, type Face } from './faces';
import { fontsOf, stackOf, type Scripts } from './families';

/** A text set in a script's fonts. */
export interface ScriptText {
  script: string;
  text: string;
}

/** All strings of a language, one per line. */
export interface FontText extends ScriptText {
  language: string;
}

/** All characters of a page by weight. */
export interface PageText extends FontText {
  bold: string;
}

/** The title of a page. */
export interface TitleText extends FontText {
  /** The `font-family` after the fonts of the title. */
  stack: string;
}

/** `@font-face` rules, the faces in their files, and the characters that no font has. */
export interface SubsetFonts {
  css: string;
  faces: Face[];
  missing: string[];
}

/** Returns fonts with only the characters of a page. Text that scripts add later uses the fonts of the language. */
export async function pageFonts(
  scripts: Scripts,
  { language, script, text, bold }: PageText,
): Promise<SubsetFonts> {
  const shares = await shareOut(stackOf(scripts, script), text + bold);
  const faces = await subsetFaces(shares, language, ({ name }) => (name === 'bold' ? bold : text));
  const rules = faces.map((face) => faceRule(face, { family: `${face.own.family} Page` }));
  return { css: rules.join(''), faces, missing: [] };
}

/** Returns the fonts of a title. They are `data:` URLs, as visitors see the title first. */
export async function titleFonts(
  scripts: Scripts,
  { language, script, text, stack }: TitleText,
): Promise<SubsetFonts> {
  const shares = await shareOut(stackOf(scripts, script), text);
  const faces = await subsetFaces(shares, language, ({ name }) => (name === 'bold' ? text : ''));
  const families = faces.map(({ own }) => `"${own.family} Title",`).join('');
  const rules = faces.map((face) =>
    faceRule(face, {
      family: `${face.own.family} Title`,
      address: `data:font/woff2;base64,${Buffer.from(face.bytes).toString('base64')}`,
    }),
  );
  // More than the one class that says how a title looks.
  if (families) rules.push(`h1[class]{font-family:${families}${stack}}`);
  return { css: rules.join(''), faces: [], missing: [] };
}

/** Returns the fonts of a language. Throws if no font has a letter of the text. */
export async function languageFonts(
  scripts: Scripts,
  { language, script, ...input }: FontText,
): Promise<SubsetFonts> {
  const { figures = '', typed: keyboard = '' } = fontsOf(scripts, script);
  const text = [input.text, dateWords(language), numberSigns, figures].join('\n');
  const typed = text + keyboard;
  const { own, rare, missing } = await planFonts(scripts, script, typed);
  const letters = missing
    .filter(isLetter)
    .map((letter) => `${letter} (${toUnicodeRange([letter])})`)
    .join(', ');
  if (letters)
    throw new Error(`No font of the site has these characters of ${language}: ${letters}`);
  const faces = await subsetFaces(own, language, ({ name }) => (name === 'text' ? typed : text));
  const small = await subsetFaces(rare, language, () => text);
  const rules = [
    ...faces.map((face) => faceRule(face)),
    // A browser fetches them when it shows one of their characters.
    ...small.map((face) =>
      faceRule(face, { family: 'Rare Characters', range: toUnicodeRange(face.characters) }),
    ),
    ...(await Promise.all(faces.map((face) => fallbackRules(face, text)))),
  ];
  return { css: rules.join(''), faces: [...faces, ...small], missing };
}

/** Returns the letters that no font has, without making fonts. */
export async function missingLetters(
  scripts: Scripts,
  { script, text }: ScriptText,
): Promise<SubsetFonts> {
  const { missing } = await planFonts(scripts, script, text);
  return { css: '', faces: [], missing: missing.filter(isLetter) };
}
