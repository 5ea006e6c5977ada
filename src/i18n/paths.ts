import { defaultLanguage, isLanguageCode, languages, type LanguageCode } from './languages';

export interface LocalPath {
  language: LanguageCode;
  /** The path as the English site has it. */
  path: string;
}

export interface Alternate {
  language: LanguageCode | 'x-default';
  /** Absolute address. */
  href: string;
}

/** Drops the trailing slash of a path; the root stays `/`. */
function trimSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Returns the path in that language (docs/requirements.md#routes): English as it is, the others behind `/<code>`. */
export function localizePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the language of a path and the English path behind the prefix. */
export function parsePath(path: string): LocalPath {
  const [, first = '', ...rest] = path.split('/');
  if (first !== defaultLanguage && isLanguageCode(first)) {
    return { language: first, path: trimSlash(`/${rest.join('/')}`) };
  }
  return { language: defaultLanguage, path: trimSlash(path) };
}

/** Returns `hreflang` alternates in every language and `x-default`. */
export function alternates(path: string, siteUrl: string): Alternate[] {
  const href = (language: LanguageCode) => localizedUrl(path, language, siteUrl);
  return [
    ...languages.map(({ code }) => ({ language: code, href: href(code) })),
    { language: 'x-default', href: href(defaultLanguage) },
  ];
}

/** Returns the canonical address: no trailing slash but the root's (docs/requirements.md#routes). */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

/** Returns the canonical address in that language. */
export function localizedUrl(path: string, language: string, siteUrl: string): string {
  return absoluteUrl(localizePath(path, language), siteUrl);
}
