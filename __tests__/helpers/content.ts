import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, link, mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files by their path in the content folder; null removes one. */
export type Changes = Record<string, string | Uint8Array | null>;

/** Takes changes; gives a copy of the project's own content with them made. The caller removes it. */
export async function contentWith(changes: Changes): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  await linkFolder('content', root);
  for (const [file, text] of Object.entries(changes)) {
    const target = path.join(root, file);
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
