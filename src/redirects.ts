import { languageCodes } from './i18n/languages';
import { pagePaths } from './i18n/page-paths';
import { localizePath } from './i18n/paths';

/** Old paths and their new ones (docs/requirements.md#redirects). */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/contact', pagePaths.contact],
  ['/services/social-media-branding', '/services/social-media'],
  ['/support/FAQ', pagePaths.faq],
];

/** Returns every redirect of the site, in every language. */
export function redirects() {
  return moved.flatMap(([from, to]) =>
    languageCodes.map((code) => ({
      from: localizePath(from, code),
      to: localizePath(to, code),
    })),
  );
}
