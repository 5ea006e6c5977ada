import { parse } from 'node-html-parser';
import { SitemapStream, streamToPromise } from 'sitemap';

interface ListedPage {
  url: string;
  /** The page in each language, itself included. */
  links: readonly { lang: string; url: string }[];
}

/**
 * Returns the URLs in the head of a page, or undefined for a page with `noindex`.
 * @throws if a page that may be listed has no canonical URL.
 */
export function listedPage(path: string, html: string): ListedPage | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const robots = head.querySelector('meta[name=robots]')?.getAttribute('content') ?? '';
  if (robots.includes('noindex')) return undefined;
  const url = head.querySelector('link[rel=canonical]')?.getAttribute('href');
  if (!url) throw new Error(`${path} may be listed, but has no canonical URL`);
  const links = head.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
    lang: link.getAttribute('hreflang') ?? '',
    url: link.getAttribute('href') ?? '',
  }));
  return { url, links };
}

/**
 * Returns the sitemap: one entry for each page and language, with the URLs in all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export async function sitemap(pages: readonly ListedPage[]): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const { url, links } of pages) stream.write({ url, links: [...links] });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Returns robots.txt. It is always open: a crawler that may not ask for a page never reads that the page is not to be listed. */
export function robots(indexed: boolean, siteUrl: string): string {
  return `User-agent: *\nAllow: /\n${indexed ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : ''}`;
}
