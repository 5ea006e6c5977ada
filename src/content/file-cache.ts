import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseFile, type ParsedFile } from './parse';

/** A file as it was read: what it says, and errors that kept it from being understood. */
export interface ReadFile {
  parsed: ParsedFile;
}

/**
 * What was found out about files, for whoever looks at a folder again and again: as long as a file has the same size and
 * time, nobody looks at it a second time.
 */
export type FileCache = Map<string, { stamp: string; found: Promise<unknown> }>;

/** Returns the remembered result, or computes it. */
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
  // What failed may do better next time.
  found.catch(() => memory.delete(key));
  return found;
}

/** Returns the parsed file, read at most once for each state of it. */
export function readParsed(root: string, file: string, memory: FileCache): Promise<ReadFile> {
  const absolute = path.join(root, file);
  return cached(memory, absolute, 'text', async () => ({
    parsed: parseFile(file, await readFile(absolute)),
  }));
}
