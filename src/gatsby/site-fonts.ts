import type { Content } from '../content/load';
import type { Locales } from '../content/locales';
import { languages } from '../i18n/languages';
import { buildFonts, fontFaceCss, missingCharacters } from './fonts';
import { pageTexts } from './page-texts';

/** Where the fonts stand in the built site: the host lets browsers keep everything below `static` for ever. */
export const fontFolder = 'static/fonts';

export interface SiteFonts {
  /** By language: the font rules of its pages, and the addresses to fetch early. */
  head: Record<string, { css: string; preload: string[] }>;
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

/** Takes content, strings and a folder; writes the fonts that set the site's own text into it. */
export async function buildSiteFonts(
  content: Content,
  locales: Locales,
  folder: string,
): Promise<SiteFonts> {
  const input = languages.map(({ code, script, name, short }) => ({
    language: code,
    script,
    text: `${textOf(code, content, locales)} ${name} ${short}`,
    pages: pageTexts(code, content, locales),
  }));
  const faces = await buildFonts(input, folder);
  return {
    head: Object.fromEntries(
      languages.map(({ code, script }) => {
        const own = faces[code] ?? [];
        const preload = own
          .filter((face) => face.preload)
          .map(({ file }) => `/${fontFolder}/${file}`);
        return [code, { css: fontFaceCss(own, script), preload }];
      }),
    ),
    warnings: input.flatMap(({ language, text }) => {
      const { signs } = missingCharacters(text, faces[language] ?? []);
      return signs.length > 0 ? [`${language}: no font of the site has ${signs.join(' ')}`] : [];
    }),
  };
}
