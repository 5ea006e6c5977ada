import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
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
  const paths = new Set(pages.map((page) => page.path));
  for (const { path: page, matchPath } of pages) {
    const moved = matchPath?.replace('*', '[...]') ?? page;
    const html = path.join(publicFolder, page, 'index.html');
    // Gatsby gives `/404` a second page, `/404.html`, whose file the adapter replaced.
    const isPage = paths.has(`${moved}.html`);
    await restore(path.join(publicFolder, `${moved}.html`), html, isPage ? copyFile : rename);
    if (matchPath)
      await restore(path.join(data, moved), path.join(data, page, 'page-data.json'), rename);
  }
}

async function restore(from: string, to: string, put: typeof rename): Promise<void> {
  if (existsSync(to) || !existsSync(from)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await put(from, to);
}
