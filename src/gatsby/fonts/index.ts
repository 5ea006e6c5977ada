import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Fonts, FontText, PageText } from './fonts';

export { isByPage } from './families';
export { pageLetters, type PageLetters } from './page-letters';
export type { Fonts, FontText, PageText } from './fonts';

/** What to cut, and the folder for the files: fonts of whole languages, or of pages. */
export type Job = { folder: string } & (
  { texts: readonly FontText[] } | { pages: readonly PageText[] }
);

/**
 * Takes a job; gives the fonts of each of its texts or pages. What is as it was is not cut again, and files that nobody
 * needs any more are removed. Throws where a language's text has letters that no font has. It happens in a process of its
 * own, as HarfBuzz is a kind of module that neither Gatsby's compiler nor Jest can load.
 */
export function cutFonts(job: Job): Promise<Fonts[]> {
  const script = path.resolve('src/gatsby/fonts/cut.ts');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', script],
      { maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error) reject(new Error(stderr || error.message));
        else resolve(JSON.parse(stdout) as Fonts[]);
      },
    );
    child.stdin?.end(JSON.stringify(job));
  });
}
