/* Runs inline at the end of every page, before React (gatsby-plugin-html-first). */
import { followQueryLinks } from './follow-query-links';
import { noteScrolling } from './scrolled';

noteScrolling();
followQueryLinks();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
