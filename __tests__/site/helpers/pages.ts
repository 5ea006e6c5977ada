import { collectionNames } from '../../../src/collections';
import { languageCodes } from '../../../src/i18n/languages';
import { localizePath } from '../../../src/i18n/paths';
import { sitePages } from '../../../src/routes/pages';
import { entries, sign } from './content';

/** Every page the site must have, from the names of the content files. */
export const allPages = sitePages(
  Object.fromEntries(collectionNames.map((name) => [name, entries(name).map(({ slug }) => slug)])),
  sign().service,
).flatMap(({ component, path, context }) =>
  languageCodes.map((language) => ({
    component,
    path: localizePath(path, language),
    context: { ...context, language },
  })),
);

/** English paths of the pages that search engines leave out (docs/requirements.md#account-pages). */
export const hiddenPaths = ['/signin', '/signup', '/forgot-password', '/account-confirmation'];

/** One page of every kind in a language. */
export function pageKinds(language: string): string[] {
  const kinds = new Map(
    allPages
      .filter(({ context }) => context.language === language)
      .map(({ component, path }) => [component, path]),
  );
  return [...kinds.values()];
}
