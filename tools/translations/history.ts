import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { stringsIn } from '../../plugins/gatsby-transformer-content';
import { hashOf } from './record';

const run = promisify(execFile);

/** The number of versions of a file in which an older text is searched. */
const furthest = 200;

/** Older English texts by hash. `shallow`: the clone has only a part of the history. */
export interface Found {
  words: Map<string, string>;
  shallow: boolean;
}

/**
 * Returns older texts from Git's history, also under older file names. Empty without Git, incomplete in a shallow clone.
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

/** The versions of a file as Git's `commit:./path`, newest first. */
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
