import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { projectPath } from './folder';
import { unreadable } from './kinds/problem';
import { parseFile, withoutData, type ParsedFile } from './parse';
import { errorsOfGatsby } from './read-by-gatsby';

/**
 * Results about files, for repeated loads of a folder. A result is valid while the file has the same size and time.
 */
export type FileCache = Map<string, { stamp: string; found: Promise<unknown> }>;

/** Returns the cached result, or computes it. */
export async function cached<T>(
  memory: FileCache,
  file: string,
  question: string,
  answer: () => Promise<T>,
): Promise<T> {
  const { mtimeMs, ctimeMs, size } = await stat(file);
  const key = `${question} ${file}`;
  const stamp = `${mtimeMs} ${ctimeMs} ${size}`;
  const known = memory.get(key);
  if (known?.stamp === stamp) return known.found as Promise<T>;
  const found = answer();
  memory.set(key, { stamp, found });
  // Do not cache failures.
  found.catch(() => memory.delete(key));
  return found;
}

/** Returns the parsed file, from the cache if it has not changed. */
export function readParsed(root: string, file: string, memory: FileCache): Promise<ParsedFile> {
  const absolute = path.join(root, file);
  const name = projectPath(root, file);
  const read = async () => {
    const bytes = await readFile(absolute);
    const parsed = parseFile(name, bytes);
    if (!file.endsWith('.yaml') || parsed.errors.length > 0) return parsed;
    return { ...parsed, errors: await errorsOfGatsby(parsed, new TextDecoder().decode(bytes)) };
  };
  return cached(memory, absolute, 'text', read).catch((error: unknown) => {
    const problem = unreadable(error);
    if (!problem) throw error;
    return withoutData(name, problem);
  });
}
