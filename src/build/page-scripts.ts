import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deferScripts, dropStyleAttributes } from './patches/gatsby-html';
import { rewritePages } from './built-pages';

/** Defers Gatsby's scripts in every page, and removes the style attributes that the policy forbids. */
export async function deferPageScripts(publicFolder: string): Promise<void> {
  const files = new Map<string, string>();
  await rewritePages(publicFolder, (page) => {
    const { html, file } = deferScripts(dropStyleAttributes(page));
    if (file) files.set(file.path, file.code);
    return html;
  });
  for (const [address, code] of files) {
    await mkdir(path.join(publicFolder, path.dirname(address)), { recursive: true });
    await writeFile(path.join(publicFolder, address), code);
  }
}
