import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';
import { alternates } from '../i18n/paths';
import type { SitePage } from '../routes/pages';

interface CrawlerOptions {
  publicFolder: string;
  siteUrl: string;
  pages: readonly SitePage[];
  /** Whether search engines may list the site. */
  indexed: boolean;
}

/** Writes sitemap.xml and robots.txt. */
export async function writeCrawlerFiles(options: CrawlerOptions): Promise<void> {
  const { publicFolder, siteUrl, pages, indexed } = options;
  const listed = await Promise.all(
    pages.map(async (page) => {
      const html = await readFile(path.join(publicFolder, page.path, 'index.html'), 'utf8');
      const url = canonicalUrl(page.path, html);
      return url === undefined ? [] : [{ url, englishPath: page.context.englishPath }];
    }),
  );
  await writeFile(path.join(publicFolder, 'sitemap.xml'), await sitemap(listed.flat(), siteUrl));
  await writeFile(path.join(publicFolder, 'robots.txt'), robots(indexed, siteUrl));
}

/**
 * Returns the canonical URL in the head of a page, or undefined for a page with `noindex`.
 * @throws if a page that may be listed has no canonical URL.
 */
export function canonicalUrl(page: string, html: string): string | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const tag = (selector: string, name: string) =>
    head.querySelector(selector)?.getAttribute(name) ?? '';
  if (tag('meta[name=robots]', 'content').includes('noindex')) return undefined;
  const url = tag('link[rel=canonical]', 'href');
  if (url === '') throw new Error(`${page} may be listed, but has no canonical URL`);
  return url;
}

/**
 * Returns the sitemap: one entry for each page and language, with the URLs in all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export async function sitemap(
  pages: readonly { url: string; englishPath: string }[],
  siteUrl: string,
): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const { url, englishPath } of pages) {
    const links = alternates(englishPath, siteUrl).map(({ language, href }) => ({
      lang: language,
      url: href,
    }));
    stream.write({ url, links });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Returns robots.txt. A preview is closed to all crawlers. */
export function robots(indexed: boolean, siteUrl: string): string {
  return indexed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}
