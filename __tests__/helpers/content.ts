import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from './folder';

/** Files by their path in the folder: what is in them, or how that changes; null removes one. */
export type Changes = Record<string, string | Uint8Array | ((text: string) => string) | null>;

/** Takes changes; gives a copy of the project's own content, or of another folder of it, with them made. */
export async function contentWith(changes: Changes, folder = 'content'): Promise<string> {
  const root = makeFolder();
  await linkFolder(folder, root);
  for (const [file, change] of Object.entries(changes)) {
    const target = path.join(root, file);
    const text =
      typeof change === 'function'
        ? change(await readFile(target, 'utf8').catch(() => ''))
        : change;
    await mkdir(path.dirname(target), { recursive: true });
    await rm(target, { force: text !== null });
    // A file of its own: the one that was there is the project's.
    if (text !== null) await writeFile(target, text, { flag: 'wx' });
  }
  return root;
}

/** Gives a folder every file of another, without copying what they hold where both are on one disk. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Takes a collection and a pattern; gives the first English file, from the content folder, whose text has it. */
export function fileWith(collection: string, pattern = /./): string {
  const file = readdirSync(path.join('content', collection))
    .filter((name) => /^[^.]+\.yaml$/.test(name))
    .sort()
    .find((name) => pattern.test(readFileSync(path.join('content', collection, name), 'utf8')));
  if (file === undefined)
    throw new Error(`content/${collection} has no entry with ${pattern.source}`);
  return `${collection}/${file}`;
}
