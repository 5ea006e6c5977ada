/* Runs inline at the end of every page, before React. inline-scripts.ts bundles it. */
import { dropBrokenHashes } from './drop-broken-hash';
import { loadScripts } from './load-scripts';
import { restorePagePath } from './page-path';

dropBrokenHashes();
restorePagePath();
loadScripts();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
