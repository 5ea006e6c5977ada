import type { CollectionName } from '../content/collections';
import type { Content, LoadedEntry } from '../content/load';
import type { Locales } from '../content/locales';
import type { LanguageCode } from '../i18n/languages';
import type { PageText } from './fonts/types';

/** What stands on the home page beside its own strings. */
const homeCollections = [
  'site',
  'works',
  'industries',
  'benefits',
  'process',
  'testimonials',
] as const satisfies readonly CollectionName[];

/** Fields that are set as headlines or titles. */
const boldFields = new Set(['title', 'headline', 'name', 'question', 'client', 'suffix']);

/**
 * Takes a language, content and strings; gives what is read on each page, the home page first, so that a page fetches the
 * characters it shows and no others. Descriptions for search engines and alternative texts are not drawn.
 */
export function pageTexts(language: LanguageCode, content: Content, locales: Locales): PageText[] {
  const {
    common = {},
    layout = {},
    service = {},
    home = {},
    forms = {},
    ...rest
  } = locales[language];
  const shell = [common, layout];
  const inLanguage = (entries: readonly LoadedEntry[]) =>
    entries.map((entry) => entry.languages[language]);
  const homePage = [
    ...shell,
    home,
    forms,
    ...homeCollections.flatMap((name) => inLanguage(content[name])),
  ];
  const services = content.services.map(({ slug, languages }) => [
    ...shell,
    service,
    forms,
    languages[language],
    ...inLanguage(content.tiers.filter((tiers) => tiers.languages.en.service === slug)),
    ...inLanguage(content.testimonials),
  ]);
  const others = [...content.portfolio, ...content.products, ...content.legal].map(
    ({ languages }) => [...shell, languages[language]],
  );
  const support = [
    ...shell,
    forms,
    ...Object.values(rest),
    ...inLanguage(content.faq),
    ...inLanguage(content.jobs),
  ];
  return [homePage, ...services, ...others, support].map((parts) => ({
    text: drawn(parts).join('\n'),
    bold: drawn(parts, boldFields).join('\n'),
  }));
}

/** Every string in a value that is drawn; with `fields`, only those in fields of these names. */
function drawn(value: unknown, fields?: ReadonlySet<string>, field = ''): string[] {
  if (typeof value === 'string')
    return !fields || fields.has(field) || /title$/i.test(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => drawn(item, fields, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'seo' || name === 'alt' || name === 'sample' ? [] : drawn(inner, fields, name),
  );
}
