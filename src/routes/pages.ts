import { entryPath, pageCollections, type PageCollection } from '../content/entry-paths';
import { defaultLanguage, languageCodes } from '../i18n/languages';
import type { PagePath } from '../i18n/page-paths';
import { localizePath } from '../i18n/paths';

/** The pages without an entry: English path and component, a file in src/routes. */
const singlePages: Readonly<Record<PagePath, string>> = {
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
};

/** The components of the pages of entries. */
const entryPages: Readonly<Record<PageCollection, string>> = {
  services: 'service/service.tsx',
  portfolio: 'study/study.tsx',
  products: 'product/product.tsx',
  legal: 'legal/legal.tsx',
};

/** The answer to `slugsQuery`. */
export type Slugs = Record<PageCollection, { nodes: readonly { slug: string }[] }> & {
  /** Null while it is a draft. */
  sign: { service: { slug: string } } | null;
};

/** Selects the slugs of a collection. */
const englishSlugs = '(filter: { language: { eq: "en" } }) { nodes { slug } }';

/** Asks for the entries with pages of their own. */
export const slugsQuery = `
  {
    services: allService${englishSlugs}
    portfolio: allStudy${englishSlugs}
    products: allProduct${englishSlugs}
    legal: allLegalPage${englishSlugs}
    sign(language: { eq: "en" }) { service { slug } }
  }
`;

/** Returns the slugs of the answer, by collection. */
export const slugsOf = (data: Slugs): Partial<Record<PageCollection, readonly string[]>> =>
  Object.fromEntries(
    pageCollections.map((name) => [name, data[name].nodes.map(({ slug }) => slug)]),
  );

/**
 * Returns the pages of the site in English (docs/requirements.md#routes). gatsby-plugin-react-i18next creates them in the other languages.
 * @param serviceWithSign The slug of the service that has the section “Your name over the door”.
 */
export function sitePages(
  slugs: Partial<Record<PageCollection, readonly string[]>>,
  serviceWithSign?: string,
) {
  const single = Object.entries(singlePages).map(([path, component]) => page(path, component));
  const ofEntries = pageCollections.flatMap((collection) =>
    (slugs[collection] ?? []).map((slug) => {
      const hasSign = collection === 'services' && slug === serviceWithSign;
      return page(
        entryPath(collection, slug),
        hasSign ? 'service/service-with-sign.tsx' : entryPages[collection],
        slug,
      );
    }),
  );
  return [...single, ...ofEntries];
}

function page(path: string, component: string, slug = '') {
  return { path, component, context: { englishPath: path, slug } };
}

/**
 * Returns the 404 page of each language. Gatsby serves `/404` itself, and the others match every unknown path after their prefix. With
 * `i18n`, the plugin leaves them alone, as it would repeat the prefix.
 */
export function notFoundPages() {
  return languageCodes.map((language) => ({
    path: localizePath('/404', language),
    component: 'not-found/not-found.tsx',
    context: { language, englishPath: '/404', slug: '', i18n: {} },
    ...(language !== defaultLanguage && { matchPath: `/${language}/*` }),
  }));
}
