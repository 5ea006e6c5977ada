import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Scripts } from './families';
import { sourceFolder } from './source-folder';
import type { FontText, PageText, ScriptText, TitleText } from './fonts';
import type { WholeFont } from './whole';

const run = promisify(execFile);

/** The kind of a job: `letters` only finds missing letters, the others also make them. */
export type Job = (
  | { task: 'letters'; inputs: readonly ScriptText[] }
  | { task: 'languages'; inputs: readonly FontText[] }
  | { task: 'pages'; inputs: readonly PageText[] }
  | { task: 'titles'; inputs: readonly TitleText[] }
  | { task: 'whole'; inputs: readonly WholeFont[] }
) & {
  scripts: Scripts;
  /** The folder for the font files. */
  folder?: string;
  /** The folder for results of earlier jobs. */
  cache: string;
};

/** The rules of fonts, the files that they name, and the characters that no font has. */
export interface Fonts {
  css: string;
  files: string[];
  missing: string[];
}

/**
 * Returns the fonts of each input of a job, from the cache if nothing changed. Throws if no font has a letter of a language. Runs in a
 * child process, because neither Gatsby's compiler nor Jest can load the HarfBuzz module.
 */
export async function runFontJob(job: Job): Promise<Fonts[]> {
  const file = path.join(sourceFolder, 'process.ts');
  const running = run(process.execPath, ['--import', 'tsx', file], { maxBuffer: 2 ** 26 });
  running.child.stdin?.end(JSON.stringify(job));
  const { stdout } = await running;
  const { fonts, error } = JSON.parse(stdout) as { fonts: Fonts[]; error?: string };
  if (error !== undefined) throw new Error(error);
  return fonts;
}
