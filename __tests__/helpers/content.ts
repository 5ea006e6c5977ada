import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../plugins/testing/make-folder';

/** New contents of files by path, or functions that change them. Null removes a file. */
export type Changes = Record<string, string | Uint8Array | ((text: string) => string) | null>;

/** Returns a copy of `content/` or another folder with these changes. Unchanged files are hard links. */
export async function contentWith(changes: Changes, folder = 'content'): Promise<string> {
  // Errors name the folder.
  const root = path.join(makeFolder(), folder);
  await linkFolder(folder, root);
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(root, file);
    const text =
      typeof change === 'function'
        ? change(await readFile(target, 'utf8').catch(() => ''))
        : change;
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { force: text !== null });
    // Creates a new file, because the old one is a hard link to the project's.
    if (text !== null) await writeFile(target, text, { flag: 'wx' });
  }
  return root;
}

/** Copies a folder by hard links if both are on one disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Returns the first English file of a collection that matches a pattern. */
export function fileWith(collection: string, pattern = /./): string {
  const file = readdirSync(path.join('content', collection))
    .filter((name) => /^[^.]+\.yaml$/.test(name))
    .sort()
    .find((name) => pattern.test(readFileSync(path.join('content', collection, name), 'utf8')));
  if (file === undefined)
    throw new Error(`content/${collection} has no entry with ${pattern.source}`);
  return `${collection}/${file}`;
}
