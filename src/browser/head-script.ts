/* Runs inline at the top of every page, before anything is painted. src/build/inline-scripts.ts bundles it. */
import { noteLanguageChoices, redirectByLanguage } from '../i18n/detect-page';
import { whenShown } from './page-events';
import { replayClicks } from './replay-clicks';

document.documentElement.dataset['scripting'] = 'on';
// A prerendered page has no visitor yet who could be redirected or remembered.
whenShown(redirectByLanguage);
noteLanguageChoices();
replayClicks();

// Else esbuild takes it for CommonJS, and wraps everything it imports.
export {};
