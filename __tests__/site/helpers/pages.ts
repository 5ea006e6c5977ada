import { readdirSync } from 'node:fs';
import { collectionNames, collections } from '../../../src/collections';
import { entryPath } from '../../../src/collections/collection';
import { defaultLanguage, languageCodes } from '../../../src/i18n/languages';
import { localizePath } from '../../../src/i18n/paths';
import { entries, sign, some } from './content';

/** English paths with what makes the page: a file of `src/pages`, or a template. */
const singlePages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ kind: file, path: `/${file.replace(/(^|\/)?(index)?\.tsx$/, '')}` }));

const entryPages = collectionNames.flatMap((name) =>
  entries(name).flatMap(({ slug }) => {
    const path = entryPath(collections[name], slug);
    const hasSign = name === 'services' && slug === sign().service;
    return path ? [{ kind: hasSign ? `${name} with sign` : name, path }] : [];
  }),
);

/** Every page the site must have, from the names of files. */
export const allPages = [...singlePages, ...entryPages].flatMap(({ kind, path }) =>
  languageCodes.map((language) => ({
    kind,
    path: localizePath(path, language),
    context: { englishPath: path, language },
  })),
);

/** English paths of the pages that search engines leave out (docs/requirements.md#account-pages). */
export const hiddenPaths = ['/signin', '/signup', '/forgot-password', '/account-confirmation'];

/** One page of every kind in a language. */
export function pageKinds(language: string): string[] {
  const kinds = new Map(
    allPages
      .filter(({ context }) => context.language === language)
      .map(({ kind, path }) => [kind, path]),
  );
  return [...kinds.values()];
}

/** One page of every kind in English, and one of each part that not every page of a kind has: a gallery, two pictures to compare. */
export function pagesOfParts(): string[] {
  const gallery = some(entries('gallery'), 'gallery').study;
  const compared = some(entries('products'), 'comparison', ({ example }) => 'before' in example);
  const parts = [`/portfolio/${gallery}`, `/products/${compared.slug}`];
  return [...new Set([...pageKinds(defaultLanguage), ...parts])];
}
