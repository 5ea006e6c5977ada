import { copyFile, mkdir, stat } from 'node:fs/promises';
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
  await Promise.all(
    pages.flatMap(({ path: page, matchPath }) => {
      const moved = matchPath?.replace('*', '[...]') ?? page;
      const data = path.join(publicFolder, 'page-data');
      return [
        restore(
          path.join(publicFolder, `${moved}.html`),
          path.join(publicFolder, page, 'index.html'),
        ),
        ...(matchPath
          ? [restore(path.join(data, moved), path.join(data, page, 'page-data.json'))]
          : []),
      ];
    }),
  );
}

async function restore(from: string, to: string): Promise<void> {
  if ((await isFile(to)) || !(await isFile(from))) return;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
