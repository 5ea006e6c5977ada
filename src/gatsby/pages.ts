import type { CollectionName } from '../content/collections';
import { defaultLanguage, languageCodes, type LanguageCode } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { localizePath } from '../i18n/paths';

export interface PlannedPage {
  path: string;
  /** File name in src/templates, without its ending. */
  template: string;
  matchPath?: string;
  context: PageContext;
}

interface Place {
  path: (slug: string) => string;
  template: string;
}

/** Where the entries of a collection have pages of their own. */
const places: Partial<Record<CollectionName, Place>> = {
  services: { path: (slug) => `/services/${slug}`, template: 'service' },
  portfolio: { path: (slug) => `/portfolio/${slug}`, template: 'study' },
  products: { path: (slug) => `/products/${slug}`, template: 'product' },
  legal: { path: (slug) => `/${slug}`, template: 'legal' },
};

/** Pages that no entry drives: English path and template. */
const singlePages = [
  { path: '/', template: 'home' },
  { path: '/services', template: 'services' },
  { path: '/portfolio', template: 'portfolio' },
  { path: '/career', template: 'career' },
  { path: '/support', template: 'support' },
  { path: '/support/about-us', template: 'about' },
  { path: '/support/contact-us', template: 'contact' },
  { path: '/support/faq', template: 'faq' },
  { path: '/signin', template: 'sign-in' },
  { path: '/signup', template: 'sign-up' },
  { path: '/forgot-password', template: 'forgot-password' },
  { path: '/account-confirmation', template: 'account-confirmation' },
  { path: '/404', template: 'not-found' },
] as const;

/** Takes a collection and the slug of an entry; gives its English path, or undefined where it has no page. */
export function entryPath(collection: CollectionName, slug: string): string | undefined {
  return places[collection]?.path(slug);
}

type Slugs = Partial<Record<CollectionName, readonly string[]>>;

/** Takes the slugs of the entries by collection; gives every page of the site in every language (decisions, Routes). */
export function planPages(slugs: Slugs): PlannedPage[] {
  return [...planSinglePages(), ...planEntryPages(slugs)];
}

/** Gives the pages that no entry drives, in every language. */
export function planSinglePages(): PlannedPage[] {
  return singlePages.flatMap(({ template, path }) => inEveryLanguage(template, path, ''));
}

/** Takes the slugs of the entries by collection; gives the pages of entries, in every language. */
export function planEntryPages(slugs: Slugs): PlannedPage[] {
  return Object.entries(places).flatMap(([collection, { template, path }]) =>
    (slugs[collection as CollectionName] ?? []).flatMap((slug) =>
      inEveryLanguage(template, path(slug), slug),
    ),
  );
}

function inEveryLanguage(template: string, path: string, slug: string): PlannedPage[] {
  return languageCodes.map((language) => plannedPage(template, path, slug, language));
}

function plannedPage(
  template: string,
  path: string,
  slug: string,
  language: LanguageCode,
): PlannedPage {
  const localPath = localizePath(path, language);
  const page: PlannedPage = {
    path: localPath,
    template,
    context: {
      language,
      englishPath: path,
      slug,
      i18n: {
        language,
        languages: languageCodes,
        defaultLanguage,
        generateDefaultLanguagePage: false,
        routed: language !== defaultLanguage,
        originalPath: path,
        path: localPath,
      },
    },
  };
  // Gatsby knows `/404` by itself; the other languages' pages answer for every unknown path behind their prefix.
  return path === '/404' && language !== defaultLanguage
    ? { ...page, matchPath: `/${language}/*` }
    : page;
}
