import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { stringsIn } from '../../src/content/schema';
import { hashOf } from './record';

const run = promisify(execFile);

/** How far back a text is looked for: who did not translate for so many changes of a file looks in its history. */
const furthest = 200;

/** Older English words by their hash; `shallow` tells that the copy of the repository holds only a part of its history. */
export interface Found {
  words: Map<string, string>;
  shallow: boolean;
}

/**
 * Returns texts from the history that Git keeps, under whatever name the file had then. Without Git, or with a part of the history, it
 * gives what there is.
 */
export async function olderWords(
  root: string,
  file: string,
  hashes: ReadonlySet<string>,
): Promise<Found> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: 2 ** 26 })).stdout;
  const words = new Map<string, string>();
  try {
    for (const version of await versionsOf(git, file)) {
      const text = await git('show', version).catch(() => '');
      for (const { text: string } of stringsIn(readable(text))) {
        const hash = hashOf(string);
        if (hashes.has(hash)) words.set(hash, string);
      }
      if (words.size === hashes.size) break;
    }
    const shallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
    return { words, shallow };
  } catch {
    return { words, shallow: true };
  }
}

/** The versions of a file, the last first, as Git's `commit:./path`. */
async function versionsOf(
  git: (...args: string[]) => Promise<string>,
  file: string,
): Promise<string[]> {
  const prefix = (await git('rev-parse', '--show-prefix')).trim();
  const log = await git(
    ...['log', '--follow', `--max-count=${furthest}`, '--format=%x00%H', '--name-only', '--', file],
  );
  return log.split('\0').flatMap((block) => {
    const [commit, , name] = block.trim().split('\n');
    return commit ? [`${commit}:${name ?? `${prefix}${file}`}`] : [];
  });
}

function readable(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}
