import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the path of every HTML file in a folder. */
export async function listPages(publicFolder: string): Promise<string[]> {
  const found = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Applies a change to every built page. */
export async function rewritePages(
  publicFolder: string,
  change: (html: string) => string,
): Promise<void> {
  const pages = await listPages(publicFolder);
  await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(page, 'utf8');
      const changed = change(html);
      if (changed !== html) await writeFile(page, changed);
    }),
  );
}

/** Removes the files of a folder that no page uses. */
export async function deleteUnused(folder: string, used: ReadonlySet<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((file) => !used.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
}
