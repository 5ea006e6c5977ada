import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FontText, PageText, ScriptText } from './fonts';

export { isByPage } from './families';
export { pageLetters, pageTitle, type PageLetters } from './page-letters';
export type { FontText, PageText } from './fonts';

const run = promisify(execFile);

/** What fonts are asked of: scripts for the letters they lack alone, languages and pages for files as well. */
export type Job = (
  | { task: 'letters'; inputs: readonly ScriptText[] }
  | { task: 'languages'; inputs: readonly FontText[] }
  | { task: 'pages'; inputs: readonly PageText[] }
) & {
  /** Where files are written to. */
  folder?: string;
  /** Where answers are cache for the next time, if not beside Gatsby's own. */
  cache?: string;
};

/** The rules of fonts, the files that they name, and the characters that no font has. */
export interface Fonts {
  css: string;
  files: string[];
  missing: string[];
}

/**
 * Returns the fonts of each input of a job. What is as it was is not cut again. Throws where a language's text has letters that no font
 * has. It is done in a process of its own, as HarfBuzz is a kind of module that neither Gatsby's compiler nor Jest can load.
 */
export async function askFonts(job: Job): Promise<Fonts[]> {
  const file = path.resolve('src/build/fonts/process.ts');
  const running = run(process.execPath, ['--import', 'tsx', file], { maxBuffer: 2 ** 26 });
  running.child.stdin?.end(JSON.stringify(job));
  const { stdout } = await running;
  const { fonts, error } = JSON.parse(stdout) as { fonts: Fonts[]; error?: string };
  if (error !== undefined) throw new Error(error);
  return fonts;
}
