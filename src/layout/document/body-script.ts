/* Runs inline after the first screen of every page, before React (gatsby-plugin-html-first). */
import { isServed } from '../../../plugins/gatsby-plugin-html-first/src/browser/when';
import { followQueryLinks } from './follow-query-links';
import { openDownloads } from './open-downloads';
import { noteScrolling } from './scrolled';

noteScrolling();
if (isServed()) followQueryLinks();
openDownloads();

// Without an export, esbuild treats the file as CommonJS and wraps every import.
export {};
