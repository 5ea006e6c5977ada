import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files-in';
import { arrangePage, sharedFolder } from './page';

const addresses = new RegExp(`/${sharedFolder}/([\\w.]+)`, 'g');

/** Arranges every built page, writes the files that they share, and removes those that no page uses any more. */
export async function rewritePages(publicFolder: string): Promise<void> {
  const folder = path.join(publicFolder, sharedFolder);
  await mkdir(folder, { recursive: true });
  const pages = (await filesIn(publicFolder)).filter((file) => file.endsWith('.html'));
  const used = new Set<string>();
  const shared = new Map<string, string>();
  for (const name of pages) {
    const file = path.join(publicFolder, name);
    const page = await readFile(file, 'utf8');
    const { html, files } = arrangePage(page);
    if (html !== page) await writeFile(file, html);
    for (const [, own = ''] of html.matchAll(addresses)) used.add(own);
    for (const [address, text] of Object.entries(files)) shared.set(address, text);
  }
  for (const [address, text] of shared) await writeFile(path.join(publicFolder, address), text);
  for (const file of await readdir(folder)) if (!used.has(file)) await rm(path.join(folder, file));
}
