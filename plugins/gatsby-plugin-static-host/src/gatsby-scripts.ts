import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScriptsIn } from './page-scan';

/** The folder of the parts that Gatsby inserts into pages, below `public`. */
export const slicesFolder = path.join('_gatsby', 'slices');

/**
 * Returns the inline scripts that Gatsby 5.16 itself writes: the path of each page (`static-entry.js`), and those of the slice with its
 * scripts, which no content reaches.
 */
export async function gatsbyScripts(
  publicFolder: string,
  pages: readonly string[],
): Promise<string[]> {
  const folder = path.join(publicFolder, slicesFolder);
  const slices = existsSync(folder) ? await readdir(folder) : [];
  const own = slices.filter((file) => file.startsWith('_gatsby-scripts'));
  const texts = await Promise.all(own.map((file) => readFile(path.join(folder, file), 'utf8')));
  return [...pages.map(pathScript), ...texts.flatMap(inlineScriptsIn)];
}

const pathScript = (page: string) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(page)};/*]]>*/`;
