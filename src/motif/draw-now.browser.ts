import type { drawMotif } from './draw';

/**
 * In the browser nothing is drawn while rendering: what the server drew stays, and the geometry (8 KB of script) is fetched
 * only for a page that the visitor reaches without loading it.
 */
export const drawNow: typeof drawMotif | undefined = undefined;
