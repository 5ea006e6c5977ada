import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { stringsIn } from '../../plugins/gatsby-transformer-content';
import { hashOf } from './record';

const run = promisify(execFile);

/** Returns the texts that a file had in Git's history, by their hash. Empty without Git, incomplete in a shallow clone. */
export async function olderWords(root: string, file: string): Promise<Map<string, string>> {
  const log = ['log', '--follow', '--max-count=200', '--format=', '--unified=0', '--', file];
  const changes = await run('git', log, { cwd: root, maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    () => '',
  );
  // Added or removed lines. The headers of a file begin with +++ and ---.
  const lines = changes.split('\n').filter((line) => /^[+-](?!\+\+|--)/.test(line));
  const texts = lines.flatMap((line) => stringsIn(dataOf(line.slice(1))));
  return new Map(texts.map(({ text }) => [hashOf(text), text]));
}

/** Returns the data of one line of YAML or JSON. */
function dataOf(line: string): unknown {
  try {
    return parse(line.trim().replace(/,$/, '')) as unknown;
  } catch {
    return undefined;
  }
}
