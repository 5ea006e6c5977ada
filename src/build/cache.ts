import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What an earlier run found out, by what it was found out from. */
export interface Cache<T> {
  get: (from: readonly (string | Uint8Array)[], make: () => T | Promise<T>) => Promise<T>;
  /** Forgets what was not asked for, and writes the rest down. */
  close: () => Promise<void>;
}

/** Opens the results cached by earlier builds. */
export async function openCache<T>(
  name: string,
  folder = path.resolve('.cache', 'build'),
): Promise<Cache<T>> {
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const before = (await readCache<Partial<Record<string, T>>>(file)) ?? {};
  const after: Record<string, T> = {};
  return {
    async get(from, make) {
      const hash = createHash('sha256');
      for (const part of from) hash.update(part).update('\0');
      const key = hash.digest('base64url');
      return (after[key] = before[key] ?? (await make()));
    },
    close: () => writeFile(file, JSON.stringify(after)),
  };
}

/** Returns the JSON that an earlier run wrote, or nothing where the file is missing or incomplete. */
async function readCache<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
