import { slugsOf, type Content } from '../../src/content/load';
import { planPages } from '../../src/gatsby/pages';
import { isLanguageCode, languageCodes } from '../../src/i18n/languages';

/** What the command line narrows; without a list, all that is looked at by itself. */
export interface Choice {
  /** English paths or names of templates: `/support/faq`, `service`. */
  pages?: string[] | undefined;
  widths?: number[] | undefined;
  languages?: string[] | undefined;
}

/** A page at a width. */
export interface View {
  path: string;
  englishPath: string;
  language: string;
  width: number;
}

/** Phone, tablet, desktop; Latin, the tall Bengali, and Japanese with its own line breaks (CONTRIBUTING.md). */
const usual = { widths: [360, 768, 1440], languages: ['en', 'bn', 'ja'] };

/** Takes the content and a choice; gives the views: one page of every kind, or those that are named. Throws on a name that nothing has. */
export function choose(content: Content, choice: Choice): View[] {
  const languages = known(
    'language',
    choice.languages ?? usual.languages.filter(isLanguageCode),
    languageCodes,
  );
  const widths = choice.widths ?? usual.widths;
  if (!widths.every((width) => width >= 200 && width <= 4000)) {
    throw new Error('Widths are pixels from 200 to 4000, like 360,1440.');
  }
  const all = planPages(slugsOf(content)).map(({ path, template, context }) => ({
    path,
    template,
    englishPath: context.englishPath,
    language: context.language,
  }));
  const wanted = choice.pages ?? [...new Set(all.map(({ template }) => template))];
  known(
    'page',
    wanted,
    all.flatMap(({ template, englishPath }) => [template, englishPath]),
  );
  const first = new Map(
    all.map(({ template, englishPath }) => [template, englishPath]).reverse() as [string, string][],
  );
  const paths = new Set(wanted.map((name) => first.get(name) ?? name));
  return all
    .filter(({ englishPath, language }) => paths.has(englishPath) && languages.includes(language))
    .flatMap(({ path, englishPath, language }) =>
      widths.map((width) => ({ path, englishPath, language, width })),
    );
}

function known(what: string, names: string[], all: readonly string[]): string[] {
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length === 0) return names;
  throw new Error(
    `No ${what} is called ${unknown.join(', ')}. There are: ${[...new Set(all)].join(', ')}.`,
  );
}

/** Takes a view; gives the name of its picture. */
export function fileOf({ path, language, width }: View): string {
  const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '');
  return `${language}-${name || 'home'}-${width}.png`;
}
