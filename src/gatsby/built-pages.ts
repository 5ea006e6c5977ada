import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Takes the built site's folder; gives the path of every HTML file in it. */
export async function listPages(publicFolder: string): Promise<string[]> {
  const found = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Takes the built site's folder and a change of HTML; writes every page it changes. */
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
