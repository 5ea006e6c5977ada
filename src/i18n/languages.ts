import registry from '../../locales/languages.json';

/** The scripts of the site. Fonts, line heights and headline sizes depend on them. */
export const scripts = ['latin', 'bengali', 'devanagari', 'korean', 'japanese'] as const;

export type Script = (typeof scripts)[number];

export interface Language {
  /** The code in addresses, folders and `hreflang`. */
  readonly code: LanguageCode;
  /** Its name in the language itself. */
  readonly name: string;
  /** What the menus show before the name. */
  readonly short: string;
  readonly script: Script;
  /** BCP 47 tag for `Intl`, with the number system of the language. */
  readonly locale: string;
  /** The space between a number and a unit, as in '24 h'. Default: none. */
  readonly unitSpace?: string;
  /** What stands between two numbers of a range, with its spaces. Default: the dash of `Intl`. */
  readonly rangeSeparator?: string;
  /** A colon with its spaces, if it is not ': '. */
  readonly colon?: string;
  /** The Open Graph locale. */
  readonly openGraph: string;
}

/** The languages of locales/languages.json (docs/adding-a-language.md). */
export const languages = registry as unknown as readonly [Language, ...Language[]];

/** The source language and the fallback of all strings. */
export const defaultLanguage = 'en';

/** A code in locales/languages.json. The languages are data, so `isLanguageCode` tells whether a string is one. */
type ListedCode = string & { readonly isListed: true };

/** The code of a language of the site. Every site has the default language. */
export type LanguageCode = typeof defaultLanguage | ListedCode;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/** Returns the colon between a label and a name, with its spaces. */
export const colonIn = (code: string): string => getLanguage(code).colon ?? ': ';

/** Returns the entry of a language. Throws if the code is unknown. */
export function getLanguage(code: string): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`'${code}' is not a language of locales/languages.json`);
  return language;
}
