/* Runs inline at the top of every page, before the first paint. src/build/inline-scripts.ts bundles it. */
import { noteLanguageChoices, redirectByLanguage } from '../i18n/detect-page';
import { whenShown } from './page-events';
import { replayClicks } from './replay-clicks';
import { retryStyles } from './retry-styles';

document.documentElement.dataset['scripting'] = 'on';
// A prerendered page is not shown yet, so nothing is redirected or stored.
whenShown(redirectByLanguage);
noteLanguageChoices();
replayClicks();
retryStyles();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
