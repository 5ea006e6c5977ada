/* Runs inline after the first screen of every page (page.ts), before React. inline-scripts.ts bundles it. */
import { dropBrokenHashes } from './drop-broken-hash';
import { loadScripts } from './load-scripts';
import { markLost } from './page-events';
import { restorePagePath } from './page-path';
import { isServed } from './when';

if (isServed()) {
  dropBrokenHashes();
  restorePagePath();
  loadScripts();
} else markLost();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
