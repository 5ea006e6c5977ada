import type { LanguageCode } from './languages';

/** The context of a page, for its query and for the i18n plugin. */
export interface PageContext {
  language: LanguageCode;
  /** The path without a language prefix. */
  englishPath: string;
  slug: string;
  i18n: {
    language: LanguageCode;
    languages: readonly LanguageCode[];
    defaultLanguage: LanguageCode;
    generateDefaultLanguagePage: false;
    routed: boolean;
    originalPath: string;
    path: string;
  };
}
