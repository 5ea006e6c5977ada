import type { Content } from '../content/load';
import type { Locales } from '../content/locales';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../i18n/languages';
import { listPages } from './built-pages';
import { cutFonts, isByPage, pageLetters, type Fonts, type PageLetters } from './fonts';
import { openKept } from './kept';

/** Where the fonts stand in the built site: the host lets browsers keep everything below `static` for ever. */
export const fontFolder = 'static/fonts';

interface FontHead {
  css: string;
  preload: string[];
}

export interface SiteFonts {
  /** By language: the font rules of its pages, and the addresses to fetch early. */
  head: Record<string, FontHead>;
  warnings: string[];
}

/** Takes content and strings; gives everything a visitor may read in a language, as one text. */
export function textOf(language: keyof Locales, content: Content, locales: Locales): string {
  const entries = Object.values(content).flatMap((collection) =>
    collection.map((entry) => entry.languages[language]),
  );
  return [...strings(entries), ...strings(locales[language])].join('\n');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

const address = (file: string) => `/${fontFolder}/${file}`;
const headOf = ({ css, preload }: Fonts): FontHead => ({ css, preload: preload.map(address) });

/** The language picker shows them on every page. */
const languageNames = languages.map(({ name, short }) => `${name} ${short}`).join(' ');

/** Takes content, strings and the public folder; writes the fonts that set the site's own text into it. */
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
  const fonts = await cutFonts({ folder: path.join(publicFolder, fontFolder), texts });
  const named = fonts.map((each, index) => [languages[index]?.code ?? '', each] as const);
  return {
    head: Object.fromEntries(named.map(([language, each]) => [language, headOf(each)])),
    warnings: named
      .filter(([, { signs }]) => signs.length > 0)
      .map(([language, { signs }]) => `${language}: no font of the site has ${signs.join(' ')}`),
  };
}

/** What `addPageFonts` put into a page that an earlier build has left as it was. */
const added = /<!--fonts-->.*?<!--\/fonts-->/s;

/**
 * Takes the built site's folder; gives each page of a script with very many characters fonts of just those that it shows.
 * What its scripts may add comes from the language's fonts, which a browser then fetches.
 */
export async function addPageFonts(publicFolder: string): Promise<void> {
  const files = await listPages(publicFolder);
  const all = await Promise.all(
    files.map(async (file) => ({ file, html: (await readFile(file, 'utf8')).replace(added, '') })),
  );
  const own = all.flatMap(({ file, html }) => {
    const [, code] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? [];
    const language = languages.find((candidate) => candidate.code === code);
    return language && isByPage(language.script) ? [{ file, html, language }] : [];
  });
  const folder = path.join(publicFolder, fontFolder);
  const kept = await openKept<PageLetters>(path.join(folder, 'letters.json'));
  const recipe = await readFile('src/gatsby/fonts/page-letters.ts');
  const pages = [];
  for (const { html, language } of own) {
    const letters = await kept.get([recipe, html], () => pageLetters(html));
    pages.push({ language: language.code, script: language.script, ...letters });
  }
  await kept.close();
  const fonts = await cutFonts({ folder, pages });
  await Promise.all(
    own.map(async ({ file, html }, index) => {
      const { css, preload } = headOf(
        fonts[index] ?? { css: '', files: [], preload: [], signs: [] },
      );
      const links = preload.map(
        (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
      );
      const head = `<!--fonts-->${links.join('')}<style>${css}</style><!--/fonts-->`;
      await writeFile(file, html.replace('<style', `${head}<style`));
    }),
  );
}
