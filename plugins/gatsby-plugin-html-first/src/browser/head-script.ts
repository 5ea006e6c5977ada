/* Runs inline at the top of every page, before the first paint. inline-scripts.ts bundles it. */
import { keepFields } from './keep-fields';
import { replayClicks } from './replay-clicks';
import { retryFiles } from './retry-files';

document.documentElement.dataset['scripting'] = 'on';
keepFields();
replayClicks();
retryFiles();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
