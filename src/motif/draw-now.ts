import { drawMotif } from './draw';

/** Draws while rendering, on the server and in tests; in the browser draw-now.browser.ts stands in its place. */
export const drawNow: typeof drawMotif | undefined = drawMotif;
