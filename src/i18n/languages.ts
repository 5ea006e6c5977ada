import registry from '../../locales/languages.json';

/** The scripts of the site. Fonts, line heights and headline sizes depend on them. */
export const scripts = ['latin', 'bengali', 'devanagari', 'korean', 'japanese'] as const;

export type Script = (typeof scripts)[number];

export interface Language {
  /** The code in addresses, folders and `hreflang`. */
  readonly code: LanguageCode;
  /** Its name in the language itself. */
  readonly name: string;
  /** What the mobile menu shows. */
  readonly short: string;
  readonly dir: 'ltr' | 'rtl';
  readonly script: Script;
  /** BCP 47 tag for `Intl`, with the number system its readers count in. */
  readonly locale: string;
  /** The space between a number and a unit in letters, such as '24 h'. Default: none. */
  readonly unitSpace?: string;
  /** A colon with its spaces, if it is not ': '. */
  readonly colon?: string;
  /** The Open Graph locale. */
  readonly openGraph: string;
}

/** The languages of locales/languages.json (docs/adding-a-language.md). */
export const languages = registry as unknown as readonly [Language, ...Language[]];

/** Source and fallback of every string. */
export const defaultLanguage = 'en';

/**
 * The code of one of our languages. Which there are is data, so all that the type knows is that there is English and that
 * there are others; `isLanguageCode` is the way to it from any string.
 */
export type LanguageCode = typeof defaultLanguage | 'another';

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Returns whether a string is the code of one of our languages. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/** Returns the colon between a label and a name, with its spaces. */
export const colonIn = (code: string): string => getLanguage(code).colon ?? ': ';

/** Returns the entry of a language. Throws on any other code. */
export function getLanguage(code: string): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`'${code}' is not a language of locales/languages.json`);
  return language;
}
