import { languageCodes } from './i18n/languages';
import { pagePaths } from './i18n/page-paths';
import { localizePath } from './i18n/paths';

/**
 * Old English paths, `/old/*` for all below one, and what they lead to: a page in English, also with `#part`, or an address of another site
 * (docs/requirements.md#redirects).
 */
export const moved: readonly (readonly [from: string, to: string])[] = [
  ['/contact', pagePaths.contact],
  ['/services/social-media-branding', '/services/social-media'],
  ['/support/FAQ', pagePaths.faq],
];

/** Returns every redirect of the site, in every language. Other sites have one address for all. */
export function redirects(pairs = moved) {
  return pairs.flatMap(([from, to]) =>
    languageCodes.map((code) => ({
      from: localizePath(from, code),
      to: to.startsWith('/') ? localizePath(to, code) : to,
    })),
  );
}
