import type { CollectionName } from '../content/collections';
import { defaultLanguage, languageCodes, type LanguageCode } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { localizePath } from '../i18n/paths';

export interface PlannedPage {
  path: string;
  /** Folder in src/routes. */
  folder: string;
  /** File name in the folder, without its ending. */
  template: string;
  matchPath?: string;
  context: PageContext;
}

interface Template {
  folder: string;
  template: string;
}

interface EntryTemplate extends Template {
  path: (slug: string) => string;
}

/** The paths of collections whose entries have pages. */
const entryTemplates: Partial<Record<CollectionName, EntryTemplate>> = {
  services: { path: (slug) => `/services/${slug}`, folder: 'service', template: 'service' },
  portfolio: { path: (slug) => `/portfolio/${slug}`, folder: 'study', template: 'study' },
  products: { path: (slug) => `/products/${slug}`, folder: 'product', template: 'product' },
  legal: { path: (slug) => `/${slug}`, folder: 'legal', template: 'legal' },
};

/** Pages without an entry: English path and component. */
const singlePages = [
  { path: '/', folder: 'home', template: 'home' },
  { path: '/services', folder: 'service', template: 'services' },
  { path: '/portfolio', folder: 'study', template: 'portfolio' },
  { path: '/career', folder: 'career', template: 'career' },
  { path: '/support', folder: 'support', template: 'support' },
  { path: '/support/about-us', folder: 'support', template: 'about' },
  { path: '/support/contact-us', folder: 'support', template: 'contact' },
  { path: '/support/faq', folder: 'support', template: 'faq' },
  { path: '/signin', folder: 'account', template: 'sign-in' },
  { path: '/signup', folder: 'account', template: 'sign-up' },
  { path: '/forgot-password', folder: 'account', template: 'forgot-password' },
  { path: '/account-confirmation', folder: 'account', template: 'account-confirmation' },
  { path: '/404', folder: 'not-found', template: 'not-found' },
] as const;

/** Returns the English path of an entry, or undefined where it has no page. */
export function entryPath(collection: CollectionName, slug: string): string | undefined {
  return entryTemplates[collection]?.path(slug);
}

type Slugs = Partial<Record<CollectionName, readonly string[]>>;

/** @public Tests use it. Returns every page of the site in every language (docs/requirements.md#routes). */
export function planPages(slugs: Slugs): PlannedPage[] {
  return [...planSinglePages(), ...planEntryPages(slugs)];
}

/** Returns the pages without an entry, in every language. */
export function planSinglePages(): PlannedPage[] {
  return singlePages.flatMap(({ path, ...template }) => inEveryLanguage(template, path, ''));
}

/** Returns the pages of entries, in every language. */
export function planEntryPages(slugs: Slugs): PlannedPage[] {
  return Object.entries(entryTemplates).flatMap(([collection, { path, ...template }]) =>
    (slugs[collection as CollectionName] ?? []).flatMap((slug) =>
      inEveryLanguage(template, path(slug), slug),
    ),
  );
}

function inEveryLanguage(template: Template, path: string, slug: string): PlannedPage[] {
  return languageCodes.map((language) => plannedPage(template, path, slug, language));
}

function plannedPage(
  template: Template,
  path: string,
  slug: string,
  language: LanguageCode,
): PlannedPage {
  const localPath = localizePath(path, language);
  const page: PlannedPage = {
    ...template,
    path: localPath,
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
  // Gatsby serves `/404` itself. The 404 pages of other languages match every unknown path after their prefix.
  return path === '/404' && language !== defaultLanguage
    ? { ...page, matchPath: `/${language}/*` }
    : page;
}
