import { runApart } from './apart';
import type { Fonts, FontText, PageText } from './fonts';

export { isByPage } from './families';
export { pageLetters, pageTitle, type PageLetters } from './page-letters';
export type { Fonts, FontText, PageText } from './fonts';

/** What to cut, and the folder for the files: fonts of whole languages, or of pages. */
export type Job = { folder: string } & (
  { texts: readonly FontText[] } | { pages: readonly PageText[] }
);

/**
 * Takes a job; gives the fonts of each of its texts or pages. What is as it was is not cut again, and files that nobody
 * needs any more are removed. Throws where a language's text has letters that no font has.
 */
export const cutFonts = (job: Job) => runApart<Fonts[]>('cut', job);
