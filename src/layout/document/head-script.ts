/* Runs inline at the top of every page, before the first paint (gatsby-plugin-html-first). */
import { isServed, whenShown } from '../../../plugins/gatsby-plugin-html-first/src/browser/when';
import { isAtOwnPath } from '../../../plugins/gatsby-plugin-html-first/src/browser/page-path';
import { noteLanguageChoices, redirectByLanguage } from '../../i18n/detect-page';

// A copy at another path has no other languages beside it. A prerendered page is not shown yet, so nothing is redirected or stored.
if (isServed() && isAtOwnPath()) {
  whenShown(redirectByLanguage);
  noteLanguageChoices();
}

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
