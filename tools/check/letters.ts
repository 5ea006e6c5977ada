import {
  type ContentError,
  readParsed,
  type FieldPath,
  type ParsedFile,
  errorAt,
  stringsIn,
} from '../../plugins/gatsby-transformer-content';
import type { Site } from '../../src/content/site';
import { languagesFile } from '../../src/content/languages-file';
import { runFontJob, dateWords } from '../../plugins/gatsby-plugin-subset-fonts';
import {
  defaultLanguage,
  getLanguage,
  languageCodes,
  type Language,
} from '../../src/i18n/languages';
import { fontScripts } from '../../src/theme/font-scripts';
import { cacheFolder } from './cache-folder';

/** Returns the texts with letters that no font of the site has. */
export async function letterErrors(
  { sources }: Pick<Site, 'sources'>,
  cache = cacheFolder,
): Promise<ContentError[]> {
  const strings: Asked[] = [...sources.content, ...sources.locales].flatMap(
    ({ language, parsed }) =>
      stringsIn(parsed.value).map(({ path, text }) => ({ language, parsed, path, text })),
  );
  strings.push(...(await languageStrings()));
  const lacking = await lackingByLanguage(strings, cache);
  return strings.flatMap(({ language, parsed, path, text }) => {
    const letters = [...new Set(text)].filter((letter) => lacking.get(language)?.has(letter));
    return letters.length === 0 ? [] : [error(parsed, path, letters)];
  });
}

interface Asked {
  /** The language whose pages show it. English text may be shown in every language. */
  language: string;
  parsed: ParsedFile;
  path: FieldPath;
  text: string;
}

/** The names in the language picker, and the words in dates. */
async function languageStrings(): Promise<Asked[]> {
  const parsed = await readParsed('locales', languagesFile, new Map());
  return (parsed.value as Language[]).flatMap(({ code, name, short }, index) => [
    { parsed, language: defaultLanguage, path: [index, 'name'], text: name },
    { parsed, language: defaultLanguage, path: [index, 'short'], text: short },
    { parsed, language: code, path: [index, 'code'], text: dateWords(code) },
  ]);
}

function error(parsed: ParsedFile, path: FieldPath, letters: string[]): ContentError {
  const isEmoji = letters.every((letter) => /\p{Emoji_Presentation}/u.test(letter));
  return errorAt(parsed, path, {
    message: `no font of the site has ${letters.map((letter) => `'${letter}'`).join(', ')}`,
    hint: isEmoji
      ? 'Leave the emoji out, or say it in words.'
      : 'Write it in letters of the languages of the site. If it was copied, type it again.',
  });
}

/** The letters that each language lacks. English text may be shown in every language. */
async function lackingByLanguage(
  strings: readonly { language: string; text: string }[],
  cache: string,
): Promise<Map<string, Set<string>>> {
  const textOf = (code: string) =>
    strings.flatMap(({ language, text }) => (language === code ? [text] : [])).join('\n');
  const english = textOf(defaultLanguage);
  // The input is the set of letters, so the cached result stays valid until a new letter is used.
  const inputs = languageCodes.map((code) => ({
    script: getLanguage(code).script,
    text: [...new Set(textOf(code) + english)].sort().join(''),
  }));
  const fonts = await runFontJob({ task: 'letters', scripts: fontScripts, inputs, cache });
  const lacking = new Map<string, Set<string>>(
    languageCodes.map((code, index) => [code, new Set(fonts[index]?.missing)]),
  );
  return lacking.set(defaultLanguage, new Set(fonts.flatMap(({ missing }) => missing)));
}
