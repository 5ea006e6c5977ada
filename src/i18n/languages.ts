/** The scripts the site is set in; fonts, line heights and headline sizes hang on them. */
export type Script = 'latin' | 'bengali' | 'devanagari' | 'korean' | 'japanese';

export interface Language {
  /** The code in addresses, folders and `hreflang`. */
  readonly code: string;
  /** What its readers call it. */
  readonly name: string;
  /** What the mobile menu shows (spec §2, Header). */
  readonly short: string;
  readonly dir: 'ltr' | 'rtl';
  readonly script: Script;
  /** BCP 47 tag for `Intl`, with the number system its readers count in. */
  readonly locale: string;
  /** What it puts between a number and a unit in letters, like '24 h'; nothing where it is not given. */
  readonly unitSpace?: string;
  /** What Open Graph calls it. */
  readonly openGraph: string;
  /** Interface strings may still be missing: the check counts them instead of calling each a fault. */
  readonly partial?: true;
}

/** The one registry: adding a language starts here (docs/adding-a-language.md). */
export const languages = [
  {
    code: 'en',
    name: 'English',
    short: 'EN',
    dir: 'ltr',
    script: 'latin',
    locale: 'en',
    openGraph: 'en_US',
  },
  {
    code: 'fr',
    name: 'Français',
    short: 'FR',
    dir: 'ltr',
    script: 'latin',
    locale: 'fr',
    unitSpace: '\u202f',
    openGraph: 'fr_FR',
  },
  {
    code: 'es',
    name: 'Español',
    short: 'ES',
    dir: 'ltr',
    script: 'latin',
    // Latin America's.
    locale: 'es-419',
    openGraph: 'es_LA',
  },
  {
    code: 'bn',
    name: 'বাংলা',
    short: 'BN',
    dir: 'ltr',
    script: 'bengali',
    locale: 'bn-u-nu-beng',
    unitSpace: '\u00a0',
    openGraph: 'bn_BD',
  },
  {
    code: 'hi',
    name: 'हिन्दी',
    short: 'HI',
    dir: 'ltr',
    script: 'devanagari',
    locale: 'hi',
    openGraph: 'hi_IN',
  },
  {
    code: 'ko',
    name: '한국어',
    short: 'KO',
    dir: 'ltr',
    script: 'korean',
    locale: 'ko',
    openGraph: 'ko_KR',
  },
  {
    code: 'ja',
    name: '日本語',
    short: 'JA',
    dir: 'ltr',
    script: 'japanese',
    locale: 'ja',
    openGraph: 'ja_JP',
  },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** Source and fallback of every string. */
export const defaultLanguage = 'en' satisfies LanguageCode;

export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);

/** Takes any string; tells whether it is the code of one of our languages. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/** Takes a code of the registry; gives its entry. Throws on any other code. */
export function getLanguage(code: string): Language {
  const language = languages.find((candidate) => candidate.code === code);
  if (!language) throw new Error(`'${code}' is not a language of src/i18n/languages.ts`);
  return language;
}
