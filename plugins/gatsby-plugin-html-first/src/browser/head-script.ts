/* Runs inline at the top of every page, before the first paint. inline-scripts.ts bundles it. */
import { replayClicks } from './replay-clicks';
import { retryFiles } from './retry-files';

document.documentElement.dataset['scripting'] = 'on';
replayClicks();
retryFiles();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
