import type { Content, Locales } from '../../src/content/site';
import { stringsIn } from '../../plugins/gatsby-transformer-content';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../i18n/languages';
import { listPages, deleteUnused } from './built-pages';
import { openCache } from './cache';
import { withDeferredStyles } from './deferred-styles';
import { askFonts, isByPage, pageLetters, pageTitle, type PageLetters } from './fonts';

/** The folder of the fonts in the built site. The host serves everything below `static` as immutable. */
export const fontFolder = 'static/fonts';

const fileNames = new RegExp(`url\\(/${fontFolder}/([^)]+)`, 'g');

export interface SiteFonts {
  /** By language: the font rules of its pages. */
  rules: Record<string, string>;
  /** By language: bold text that a form adds after hydration. It is not in the HTML. */
  formText: Record<string, string>;
  warnings: string[];
}

/** Returns everything a visitor may read in a language, as one text. */
export function textOf(language: keyof Locales, content: Content, locales: Locales): string {
  const entries = Object.values(content).flatMap((collection) =>
    collection.map((entry) => entry.languages[language]),
  );
  const texts = stringsIn([entries, locales[language]]);
  return texts.map(({ text }) => text).join('\n');
}

/** The language picker shows them on every page. */
const languageNames = languages.map(({ name, short }) => `${name} ${short}`).join(' ');

/** Writes the fonts of the site into the public folder. */
export async function buildSiteFonts(
  content: Content,
  locales: Locales,
  publicFolder: string,
): Promise<SiteFonts> {
  const texts = languages.map(({ code, script }) => ({
    language: code,
    script,
    text: `${textOf(code, content, locales)}\n${languageNames}`,
  }));
  const folder = path.join(publicFolder, fontFolder);
  const fonts = await askFonts({ task: 'languages', inputs: texts, folder });
  const named = fonts.map((each, index) => [languages[index]?.code ?? '', each] as const);
  return {
    rules: Object.fromEntries(named.map(([language, { css }]) => [language, css])),
    formText: Object.fromEntries(
      languages.map(({ code }) => [code, locales[code]['forms']?.['sum'] ?? '']),
    ),
    warnings: named
      .filter(([, { missing }]) => missing.length > 0)
      .map(
        ([language, { missing }]) => `${language}: no font of the site has ${missing.join(' ')}`,
      ),
  };
}

/** Writes a style sheet for each language, which pages load while developing (src/browser/develop.ts). */
export async function writeFontStyles(
  { rules }: Pick<SiteFonts, 'rules'>,
  publicFolder: string,
): Promise<void> {
  for (const [language, css] of Object.entries(rules))
    await writeFile(path.join(publicFolder, fontFolder, `${language}.css`), css);
}

/**
 * Loads the fonts of the title before layout. Otherwise the browser first draws the title in a system font, with other line breaks.
 * Korean and Japanese do not need it: their characters are one em wide in any font.
 */
const openTitle =
  "<script>document.fonts.forEach(f=>f.family.includes(' Title')&&f.load().catch(()=>{}))</script>";

/** Scripts contain no visible letters, and change with the code. */
const scripts = /<script.*?<\/script>/gs;

/** The output of `addFonts` in a page of an earlier build. */
const added = /<!--fonts-->.*?<!--\/fonts-->/s;

/**
 * Inserts the font rules of its language into each page, with the fonts of the title. In scripts with thousands of characters, a page
 * also has fonts of only the characters that it shows. Removes unused font files.
 */
export async function addFonts(
  publicFolder: string,
  { rules, formText }: Pick<SiteFonts, 'rules' | 'formText'>,
): Promise<void> {
  const folder = path.join(publicFolder, fontFolder);
  const files = await listPages(publicFolder);
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = (await readFile(file, 'utf8')).replace(added, '');
      const [, code] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
      return { file, html, language: languages.find((candidate) => candidate.code === code) };
    }),
  );
  const ours = pages.flatMap(({ language, ...page }) => (language ? [{ ...page, language }] : []));
  const cache = await openCache<PageLetters>('page-letters');
  const recipe = await readFile('src/build/fonts/page-letters.ts');
  const fonts = await askFonts({
    task: 'pages',
    folder,
    inputs: await Promise.all(
      ours.map(async ({ html, language: { code, script } }) => {
        const page = { language: code, script, title: pageTitle(html) };
        if (!isByPage(script)) return { ...page, text: '', bold: '' };
        const whole = (await withDeferredStyles(html, publicFolder)).replaceAll(scripts, '');
        const letters = await cache.get([recipe, whole], () => pageLetters(whole));
        const later = whole.includes('<form') ? formText[code] : '';
        return { ...page, ...letters, bold: letters.bold + (later ?? '') };
      }),
    ),
  });
  await cache.close();
  await Promise.all(
    ours.map(async ({ file, html, language }, index) => {
      const all = (fonts[index]?.css ?? '') + (rules[language.code] ?? '');
      const opened = isByPage(language.script) ? '' : openTitle;
      const head = `<!--fonts--><style>${all}</style>${opened}<!--/fonts-->`;
      await writeFile(
        file,
        html.replace('<style', () => `${head}<style`),
      );
    }),
  );
  const css = [...Object.values(rules), ...fonts.map((font) => font.css)].join('');
  await deleteUnused(folder, new Set([...css.matchAll(fileNames)].map(([, file = '']) => file)));
}
