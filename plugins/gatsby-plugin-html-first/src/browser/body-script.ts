/* Runs inline after the first screen of every page (page.ts), before React. inline-scripts.ts bundles it. */
import { dropBrokenHashes } from './drop-broken-hash';
import { loadScripts } from './load-scripts';
import { markLost } from './page-events';
import { isAtOwnPath, restorePagePath } from './page-path';
import { isServed } from './when';

// Elsewhere, Gatsby's router would find no page for the address, and render nothing in the place of this one.
if (isServed() && isAtOwnPath()) {
  dropBrokenHashes();
  restorePagePath();
  loadScripts();
} else markLost();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
