import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Results of earlier builds, by a hash of their inputs. */
export interface BuildCache<T> {
  get: (from: readonly (string | Uint8Array)[], make: () => T | Promise<T>) => Promise<T>;
  /** Saves the results that this build asked for, and drops the others. */
  close: () => Promise<void>;
}

/** Opens the results cached by earlier builds. */
export async function openCache<T>(name: string, folder: string): Promise<BuildCache<T>> {
  const file = path.join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  const before = await readResults<T>(file);
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

/** Returns the saved results: none if the file is missing or incomplete. */
async function readResults<T>(file: string): Promise<Partial<Record<string, T>>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Record<string, T>>;
  } catch {
    return {};
  }
}
