import { defaultLanguage, isLanguageCode, languages, type LanguageCode } from './languages';

/** Returns the path without a trailing slash. The root stays `/`. */
function trimSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}

/** Returns the path in a language: unchanged in English, after `/<code>` in others (docs/requirements.md#routes). */
export function localizePath(path: string, language: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path.replace(/^\/(?=[?#])/, '')}`;
}

/** Returns the language of a path, and the path without a language prefix. */
export function parsePath(path: string): { language: LanguageCode; path: string } {
  const [, first = '', ...rest] = path.split('/');
  if (first !== defaultLanguage && isLanguageCode(first)) {
    return { language: first, path: trimSlash(`/${rest.join('/')}`) };
  }
  return { language: defaultLanguage, path: trimSlash(path) };
}

/** Returns the `hreflang` alternates of an English path with absolute addresses, in every language and `x-default`. */
export function alternates(path: string, siteUrl: string) {
  const href = (language: LanguageCode) => localizedUrl(path, language, siteUrl);
  return [
    ...languages.map(({ code }) => ({ language: code, href: href(code) })),
    { language: 'x-default', href: href(defaultLanguage) },
  ];
}

/** Returns the canonical address. Only the root has a trailing slash (docs/requirements.md#routes). */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

/** Returns the canonical address of an English path in a language. */
export function localizedUrl(path: string, language: string, siteUrl: string): string {
  return absoluteUrl(localizePath(path, language), siteUrl);
}
