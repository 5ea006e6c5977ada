import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Takes a path from the project's root; gives the day of the last commit that changed it or a file below it. */
export type Changed = (path: string) => string | undefined;

/**
 * Takes the project's root; gives when its files were last changed, by Git. Nothing where Git cannot know: outside a
 * repository, and in a shallow clone, whose oldest commit seems to have changed every file.
 */
export async function gitDates(root: string): Promise<Changed | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', ['-C', root, ...args], { maxBuffer: 2 ** 28 })).stdout;
  try {
    const [shallow, prefix] = (
      await git('rev-parse', '--is-shallow-repository', '--show-prefix')
    ).split('\n');
    if (shallow !== 'false' || prefix !== '') return undefined;
    const log = ['log', '--no-renames', '--name-only', '--format=%x00%cs'];
    return changedBy(await git('-c', 'core.quotePath=off', ...log));
  } catch {
    return undefined;
  }
}

/** Takes a log, newest first, of `\0day` and the files of a commit a line; gives the days by file and folder. */
export function changedBy(log: string): Changed {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const path of new Set(files.flatMap(withFolders))) {
      // Commits of another clock may stand out of order.
      if (day > (days.get(path) ?? '')) days.set(path, day);
    }
  }
  return (path) => days.get(path);
}

/** A file's own path and those of the folders it lies in. */
function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
