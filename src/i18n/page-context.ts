import type { LanguageCode } from './languages';

/** The context of a page. gatsby-plugin-react-i18next adds the language. */
export interface PageContext {
  language: LanguageCode;
  i18n: {
    /** The path without a language prefix. */
    originalPath: string;
  };
  /** The entry of a page of src/templates. */
  slug?: string;
}
