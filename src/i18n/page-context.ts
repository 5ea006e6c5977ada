import type { LanguageCode } from './languages';

/** The context of a page. gatsby-plugin-react-i18next adds the language. */
export interface PageContext {
  language: LanguageCode;
  /** The path without a language prefix. */
  englishPath: string;
  /** The entry of the page, or empty. */
  slug: string;
}
