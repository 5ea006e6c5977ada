import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import { localizePath, parsePath } from './paths';

/** Name of the query parameter that asks for a language. */
export const queryName = 'lng';
/** Name of the cookie that is read if there is one (docs/requirements.md#language-detection). */
export const cookieName = 'i18next';
/** Key of local and session storage (docs/requirements.md#language-detection). */
export const storageKey = 'i18nextLng';

/** The sources of the language in the browser. Getters, so that later ones are read only if needed: reading delays the first paint. */
export interface LanguageSources {
  cookie: string | undefined;
  local: string | undefined;
  session: string | undefined;
  /** `navigator.languages`, the preferred language first. */
  browser: readonly string[];
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Returns the site's language for a tag such as `pt-BR`, if it has one. */
export function matchLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguageCode(base) ? base : undefined;
}

/** Returns the first of the site's languages in the specified order (docs/requirements.md#language-detection), or English. */
export function detectLanguage(sources: LanguageSources): LanguageCode {
  return (
    matchLanguage(sources.cookie) ??
    matchLanguage(sources.local) ??
    matchLanguage(sources.session) ??
    sources.browser.map(matchLanguage).find((language) => language !== undefined) ??
    defaultLanguage
  );
}

/** Returns the language that the query of an address asks for, or undefined. */
export function askedLanguage({ search }: Address): LanguageCode | undefined {
  return matchLanguage(new URLSearchParams(search).get(queryName));
}

/** Returns the address without the query parameter that asks for a language. */
function withoutQuery({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  query.delete(queryName);
  const rest = query.toString() ? `?${query.toString()}` : '';
  return `${pathname}${rest}${hash}`;
}

/**
 * Returns the URL without `?lng=` if it is not needed: the path has a language prefix, or English would be detected. A choice that could
 * not be stored stays in the URL.
 */
export function tidyAddress(address: Address, sources: LanguageSources): string {
  const { language } = parsePath(address.pathname);
  const holds = language !== defaultLanguage || detectLanguage(sources) === language;
  return holds ? withoutQuery(address) : address.pathname + address.search + address.hash;
}

/** Returns the URL to redirect to, or undefined. Only `?lng=` overrides a language prefix (docs/requirements.md#language-detection). */
export function redirectTarget(address: Address, sources: LanguageSources): string | undefined {
  const here = parsePath(address.pathname);
  const prefixed = here.language !== defaultLanguage;
  const wanted = askedLanguage(address) ?? (prefixed ? here.language : detectLanguage(sources));
  if (wanted === here.language) return undefined;
  return tidyAddress({ ...address, pathname: localizePath(here.path, wanted) }, sources);
}

/** Returns the address of a language link with `?lng=`, so that it is a choice in every tab. */
export function choosingAddress(href: string, language: string, hash: string): string {
  const url = new URL(href);
  url.searchParams.set(queryName, language);
  url.hash = hash;
  return url.href;
}
