import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { PlannedPage } from '../pages';

/** A page that search engines may list, as its own head tells of it. */
export interface IndexedPage {
  page: PlannedPage;
  /** Its canonical address. */
  address: string;
  /** Without the studio's name. */
  title: string;
  description: string;
}

/**
 * Returns the pages that search engines may list, in their order. What a page's head says decides, so that what is listed cannot differ
 * from it. Throws where a page that may be listed does not say where it stands.
 */
export async function indexedPages(
  publicFolder: string,
  pages: readonly PlannedPage[],
): Promise<IndexedPage[]> {
  const read = await Promise.all(
    pages.map(async (page) => {
      const file = path.join(publicFolder, page.path, 'index.html');
      return listed(page, await readFile(file, 'utf8'));
    }),
  );
  return read.flatMap((page) => page ?? []);
}

/** Returns what the head of a page says, or nothing where it asks to be left out. */
export function listed(page: PlannedPage, html: string): IndexedPage | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const tag = (selector: string, name: string) =>
    head.querySelector(selector)?.getAttribute(name) ?? '';
  if (tag('meta[name=robots]', 'content').includes('noindex')) return undefined;
  const address = tag('link[rel=canonical]', 'href');
  if (address === '') throw new Error(`${page.path} may be listed, but has no canonical address`);
  return {
    page,
    address,
    title: tag('meta[property="og:title"]', 'content'),
    description: tag('meta[name=description]', 'content'),
  };
}
