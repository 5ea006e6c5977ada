import { entryPath, pageCollections, type PageCollection } from '../content/entry-paths';
import { defaultLanguage, languageCodes, type LanguageCode } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { localizePath } from '../i18n/paths';

export interface SitePage {
  path: string;
  /** The file of the component in src/routes. */
  component: string;
  matchPath?: string;
  context: PageContext;
}

/** The pages without an entry: English path and component. */
const singlePages: Readonly<Record<string, string>> = {
  '/': 'home/home.tsx',
  '/services': 'service/services.tsx',
  '/portfolio': 'study/portfolio.tsx',
  '/career': 'career/career.tsx',
  '/support': 'support/support.tsx',
  '/support/about-us': 'support/about.tsx',
  '/support/contact-us': 'support/contact.tsx',
  '/support/faq': 'support/faq.tsx',
  '/signin': 'account/sign-in.tsx',
  '/signup': 'account/sign-up.tsx',
  '/forgot-password': 'account/forgot-password.tsx',
  '/account-confirmation': 'account/account-confirmation.tsx',
  '/404': 'not-found/not-found.tsx',
};

/** The components of the pages of entries. */
const entryPages: Readonly<Record<PageCollection, string>> = {
  services: 'service/service.tsx',
  portfolio: 'study/study.tsx',
  products: 'product/product.tsx',
  legal: 'legal/legal.tsx',
};

/** The answer to `slugsQuery`. */
export type Slugs = Record<PageCollection, { nodes: readonly { slug: string }[] }>;

/** Asks for the entries with pages of their own. */
export const slugsQuery = `
  {
    services: allService(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        slug
      }
    }
    portfolio: allStudy(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        slug
      }
    }
    products: allProduct(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        slug
      }
    }
    legal: allLegalPage(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
      nodes {
        slug
      }
    }
  }
`;

/** Returns the slugs of the answer, by collection. */
export const slugsOf = (data: Slugs): Partial<Record<PageCollection, readonly string[]>> =>
  Object.fromEntries(
    pageCollections.map((name) => [name, data[name].nodes.map(({ slug }) => slug)]),
  );

/** Returns every page of the site in every language (docs/requirements.md#routes). */
export function sitePages(slugs: Partial<Record<PageCollection, readonly string[]>>): SitePage[] {
  const ofEntries = pageCollections.flatMap((collection) =>
    (slugs[collection] ?? []).map((slug) => ({
      component: entryPages[collection],
      path: entryPath(collection, slug),
      slug,
    })),
  );
  const single = Object.entries(singlePages).map(([path, component]) => ({
    path,
    component,
    slug: '',
  }));
  return [...single, ...ofEntries].flatMap(({ component, path, slug }) =>
    languageCodes.map((language) => ({ component, ...localizedPage(path, slug, language) })),
  );
}

/** Returns the path and the context of a page in a language, as gatsby-plugin-react-i18next expects them. */
function localizedPage(
  englishPath: string,
  slug: string,
  language: LanguageCode,
): Omit<SitePage, 'component'> {
  const path = localizePath(englishPath, language);
  const routed = language !== defaultLanguage;
  const i18n: PageContext['i18n'] = {
    language,
    languages: languageCodes,
    defaultLanguage,
    generateDefaultLanguagePage: false,
    routed,
    originalPath: englishPath,
    path,
  };
  return {
    path,
    context: { language, englishPath, slug, i18n },
    // Gatsby serves `/404` itself. The 404 pages of other languages match every unknown path after their prefix.
    ...(englishPath === '/404' && routed && { matchPath: `/${language}/*` }),
  };
}
