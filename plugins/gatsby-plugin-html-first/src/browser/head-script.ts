/* Runs inline at the top of every page, before the first paint. inline-scripts.ts bundles it. */
import { keepFields } from './keep-fields';
import { replayClicks } from './replay-clicks';
import { retryStyles } from './retry-styles';

document.documentElement.dataset['scripting'] = 'on';
keepFields();
replayClicks();
retryStyles();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
