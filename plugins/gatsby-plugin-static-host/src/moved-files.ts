import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** The fields of a page that the adapter uses. */
export interface MovedPage {
  readonly path: string;
  readonly matchPath?: string | null;
}

/**
 * Patch of gatsby-adapter-netlify 1.4.0.
 *
 * Restores the files of the last build that Netlify's adapter moved: `/x/index.html` to `/x.html`, and the page and data of a `matchPath`
 * to `[...]`. The next build renders only changed pages and expects the others where Gatsby wrote them.
 */
export async function restoreMovedFiles(
  publicFolder: string,
  pages: readonly MovedPage[],
): Promise<void> {
  const data = path.join(publicFolder, 'page-data');
  for (const { path: page, matchPath } of pages) {
    const moved = matchPath?.replace('*', '[...]') ?? page;
    const html = path.join(publicFolder, page, 'index.html');
    await restore(path.join(publicFolder, `${moved}.html`), html);
    if (matchPath) await restore(path.join(data, moved), path.join(data, page, 'page-data.json'));
  }
}

async function restore(from: string, to: string): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}
