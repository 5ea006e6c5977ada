import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import { localizePath, parsePath } from './paths';

/** Name of the query parameter that asks for a language. */
export const queryName = 'lng';
/** Name of the cookie that is read where one exists (spec §9). */
export const cookieName = 'i18next';
/** Key of local and session storage (spec §9). */
export const storageKey = 'i18nextLng';

/** What a browser tells of the language its visitor wants. */
export interface LanguageSources {
  cookie: string | undefined;
  local: string | undefined;
  session: string | undefined;
  /** `navigator.languages`: best first. */
  browser: readonly string[];
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Takes a language tag like `fr-CA`; gives our language of that base, or undefined. */
export function matchLanguage(tag: string | null | undefined): LanguageCode | undefined {
  const base = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLanguageCode(base) ? base : undefined;
}

/** Takes what the browser tells; gives the first language of ours in the specified order (spec §4), else English. */
export function detectLanguage({ cookie, local, session, browser }: LanguageSources): LanguageCode {
  const wishes = [cookie, local, session, ...browser].map(matchLanguage);
  return wishes.find((wish) => wish !== undefined) ?? defaultLanguage;
}

/** Takes an address; gives the language that its query parameter asks for, or undefined. */
export function askedLanguage({ search }: Address): LanguageCode | undefined {
  return matchLanguage(new URLSearchParams(search).get(queryName));
}

/** Takes an address; gives it without the query parameter that asks for a language. */
export function withoutQuery({ pathname, search, hash }: Address): string {
  const query = new URLSearchParams(search);
  query.delete(queryName);
  const rest = query.toString() ? `?${query.toString()}` : '';
  return `${pathname}${rest}${hash}`;
}

/**
 * Takes the address a visitor opened and what the browser tells; gives the address to go to instead, or undefined. An address
 * with a language prefix always wins, except over an explicit `?lng=` (decisions, Language).
 */
export function redirectTarget(address: Address, sources: LanguageSources): string | undefined {
  const here = parsePath(address.pathname);
  const prefixed = here.language !== defaultLanguage;
  const wanted = askedLanguage(address) ?? (prefixed ? here.language : detectLanguage(sources));
  if (wanted === here.language) return undefined;
  return withoutQuery({ ...address, pathname: localizePath(here.path, wanted) });
}
