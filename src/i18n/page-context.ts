import type { LanguageCode } from './languages';

/** What a template's query and the i18n plugin are told of a page. */
export interface PageContext {
  language: LanguageCode;
  /** The path as the English site has it. */
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
