import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of earlier builds, by a hash of what they were made from. */
export interface BuildCache<T> {
  get: (from: readonly (string | Uint8Array)[], make: () => T | Promise<T>) => Promise<T>;
  /** Writes down what this build asked for, and forgets the rest. */
  close: () => Promise<void>;
}

/** Opens the results cached by earlier builds. */
export async function openCache<T>(
  name: string,
  folder = path.resolve('.cache', 'build'),
): Promise<BuildCache<T>> {
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const before = (await readResults<Partial<Record<string, T>>>(file)) ?? {};
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
async function readResults<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
