import { languageCodes } from '../i18n/languages';
import { localizePath } from '../i18n/paths';

/** Old paths and their new ones (docs/requirements.md#redirects). */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/contact', '/support/contact-us'],
  ['/services/social-media-branding', '/services/social-media'],
  ['/support/FAQ', '/support/faq'],
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
