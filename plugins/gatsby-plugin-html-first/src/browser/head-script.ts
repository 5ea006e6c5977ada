/* Runs inline at the top of every page, before the first paint. inline-scripts.ts bundles it. */
import { replayClicks } from './replay-clicks';
import { retryStyles } from './retry-styles';

document.documentElement.dataset['scripting'] = 'on';
replayClicks();
retryStyles();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
