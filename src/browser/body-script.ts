/*
 * Runs inline at the end of every page, before React (docs/decisions/0006-loading-and-hydration.md). src/build/inline-scripts.ts bundles it.
 */
import { dropBrokenHashes } from './drop-broken-hash';
import { followQueryLinks } from './follow-query-links';
import { loadScripts } from './load-scripts';
import { noteScrolling } from './scrolled';
import { restorePagePath } from './page-path';

dropBrokenHashes();
restorePagePath();
noteScrolling();
followQueryLinks();
loadScripts();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
