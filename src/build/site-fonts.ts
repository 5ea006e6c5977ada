import type { Content } from '../content/load';
import type { Locales } from '../content/locales';
import { stringsIn } from '../content/schema';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../i18n/languages';
import { listPages, deleteUnused } from './built-pages';
import { openCache } from './cache';
import { withDeferredStyles } from './deferred-styles';
import { askFonts, isByPage, pageLetters, pageTitle, type PageLetters } from './fonts';

/** Where the fonts stand in the built site: the host lets browsers keep everything below `static` for ever. */
export const fontFolder = 'static/fonts';

const fileNames = new RegExp(`url\\(/${fontFolder}/([^)]+)`, 'g');

export interface SiteFonts {
  /** By language: the font rules of its pages. */
  rules: Record<string, string>;
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
    warnings: named
      .filter(([, { missing }]) => missing.length > 0)
      .map(
        ([language, { missing }]) => `${language}: no font of the site has ${missing.join(' ')}`,
      ),
  };
}

/**
 * The title's fonts stand in the page, but a browser opens them only when it lays the title out, in the visitor's own font then: it
 * would be drawn twice, with other lines. Asked for before, they are there. Korean and Japanese characters are one em wide in any font: lines stay.
 */
const openTitle =
  "<script>document.fonts.forEach(f=>f.family.includes(' Title')&&f.load().catch(()=>{}))</script>";

/** They say nothing of letters, and change with each change of code. */
const scripts = /<script.*?<\/script>/gs;

/** What `addFonts` put into a page that an earlier build has left as it was. */
const added = /<!--fonts-->.*?<!--\/fonts-->/s;

/**
 * Puts them into its pages, with a font of each page's title, in the page itself, and in scripts with very many characters fonts of just
 * those that a page shows. What its scripts may add comes from the language's fonts, which a browser then fetches. Removes the files that
 * no page asks for any more.
 */
export async function addFonts(publicFolder: string, rules: SiteFonts['rules']): Promise<void> {
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
        return { ...page, ...(await cache.get([recipe, whole], () => pageLetters(whole))) };
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
