import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../content/load';
import type { Locales } from '../../content/locales';
import { defaultLanguage } from '../../i18n/languages';
import { translator } from '../../i18n/translate';
import { localeNodes } from '../nodes';
import type { PlannedPage } from '../pages';
import { indexedPages } from './indexed-pages';
import { llms } from './llms';
import { robots } from './robots';
import { securityTxt } from './security-txt';
import { sitemap } from './sitemap';

interface CrawlerOptions {
  publicFolder: string;
  content: Content;
  locales: Locales;
  pages: readonly PlannedPage[];
  /** Whether search engines may list the site. */
  indexed: boolean;
}

/** Writes what search engines, assistants and security scanners ask for by name: sitemap.xml, robots.txt, llms.txt, security.txt. */
export async function writeCrawlerFiles(options: CrawlerOptions): Promise<void> {
  const { publicFolder, content, locales, pages, indexed } = options;
  const [site] = content.site;
  if (!site) throw new Error('content/site.yaml is read before the site is built');
  const { [defaultLanguage]: studio } = site.languages;
  const listed = await indexedPages(publicFolder, pages);
  const t = translator({
    edges: localeNodes(locales, site)
      .filter(({ data }) => data['language'] === defaultLanguage)
      .map(({ data }) => ({ node: data as { ns: string; data: string } })),
  });
  const write = (file: string, text: string) => writeFile(path.join(publicFolder, file), text);
  await mkdir(path.join(publicFolder, '.well-known'), { recursive: true });
  await Promise.all([
    write('sitemap.xml', await sitemap(listed, studio.url)),
    write('robots.txt', robots(indexed, studio.url)),
    write('llms.txt', llms(studio, listed, t)),
    ...(studio.securityUntil
      ? [
          write(
            '.well-known/security.txt',
            securityTxt(studio.email, studio.securityUntil, studio.url),
          ),
        ]
      : []),
  ]);
}
