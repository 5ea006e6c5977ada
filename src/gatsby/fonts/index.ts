import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FontText, PageText, ScriptText } from './fonts';

export { isByPage } from './families';
export { pageLetters, pageTitle, type PageLetters } from './page-letters';
export type { FontText, PageText, ScriptText } from './fonts';

const run = promisify(execFile);

/** The rules of fonts, their files, and signs that no font has. */
export interface Fonts {
  css: string;
  files: string[];
  signs: string[];
}

/** What fonts are for, whole languages or pages, and the folder for their files. */
type Cutting = { folder: string } & (
  { texts: readonly FontText[] } | { pages: readonly PageText[] }
);

/** What is asked of the process, and where its answers are kept for the next time, if not beside Gatsby's own. */
export type Job = { kept?: string | undefined } & (Cutting | { letters: readonly ScriptText[] });

/**
 * Takes what to cut; gives the fonts of each text or page. What is as it was is not cut again. Throws where a language's text
 * has letters that no font has.
 */
export const cutFonts = (job: Cutting & Pick<Job, 'kept'>) => ask<Fonts[]>(job);

/** Takes texts; gives the letters of each that no font of the site has, at which a build stops. */
export function lettersWithoutFont(
  texts: readonly ScriptText[],
  kept?: string,
): Promise<string[][]> {
  return ask({ letters: texts, kept });
}

/** In a process of its own, as HarfBuzz is a kind of module that neither Gatsby's compiler nor Jest can load. */
async function ask<T>(job: Job): Promise<T> {
  const file = path.resolve('src/gatsby/fonts/process.ts');
  const running = run(process.execPath, ['--import', 'tsx', file], { maxBuffer: 2 ** 26 });
  running.child.stdin?.end(JSON.stringify(job));
  const { stdout } = await running;
  const { answers, fault } = JSON.parse(stdout) as { answers: T; fault?: string };
  if (fault !== undefined) throw new Error(fault);
  return answers;
}
