import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import { localizePath, parsePath } from './paths';

/** Name of the query parameter that asks for a language. */
export const queryName = 'lng';
/** Name of the cookie that is read if there is one (docs/requirements.md#language-detection). */
export const cookieName = 'i18next';
/** Key of local and session storage (docs/requirements.md#language-detection). */
export const storageKey = 'i18nextLng';

/**
 * Returns the language tags that the browser has, in the specified order (docs/requirements.md#language-detection). A generator, so that
 * later ones are read only if needed: reading delays the first paint.
 */
export type LanguageTags = () => Iterable<string | undefined>;

/** Returns the site's language for a tag such as `pt-BR`, if it has one. */
export function matchLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguageCode(base) ? base : undefined;
}

/** Returns the first of the site's languages, or English. */
export function detectLanguage(tags: LanguageTags): LanguageCode {
  for (const tag of tags()) {
    const language = matchLanguage(tag);
    if (language) return language;
  }
  return defaultLanguage;
}

/** Returns the language that the query of an address asks for, or undefined. */
export function askedLanguage({ searchParams }: URL): LanguageCode | undefined {
  return matchLanguage(searchParams.get(queryName));
}

/**
 * Returns the URL without `?lng=` if it is not needed: the path has a language prefix, or English would be detected. A choice of English
 * stays in the URL if it could not be stored, or if a cookie comes before it.
 */
export function tidyAddress(address: URL, tags: LanguageTags): URL {
  const { language } = parsePath(address.pathname);
  const url = new URL(address);
  if (language !== defaultLanguage || detectLanguage(tags) === language)
    url.searchParams.delete(queryName);
  return url;
}

/** Returns the same page of this site in a language. `URL`, because a text like `//name/path` would lead to another site. */
function inLanguage(address: URL, language: string): URL {
  const url = new URL(address);
  url.pathname = localizePath(parsePath(url.pathname).path, language);
  return url;
}

/** Returns the URL to redirect to, or undefined. Only `?lng=` overrides a language prefix (docs/requirements.md#language-detection). */
export function redirectTarget(address: URL, tags: LanguageTags): URL | undefined {
  const here = parsePath(address.pathname);
  const prefixed = here.language !== defaultLanguage;
  const wanted = askedLanguage(address) ?? (prefixed ? here.language : detectLanguage(tags));
  if (wanted === here.language) return undefined;
  return tidyAddress(inLanguage(address, wanted), tags);
}

/** Returns the address with `?lng=`. */
export function withLanguage(address: URL, language: string): URL {
  const url = new URL(address);
  url.searchParams.set(queryName, language);
  return url;
}

/** Returns this page in a language with `?lng=`, so that it is a choice in every tab. The rest of the query stays. */
export function choosingAddress(address: URL, language: string, hash: string): URL {
  const url = withLanguage(inLanguage(address, language), language);
  url.hash = hash;
  return url;
}
