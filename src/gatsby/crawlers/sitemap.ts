import { SitemapStream, streamToPromise } from 'sitemap';
import { alternates } from '../../i18n/paths';
import type { Listed } from './listed';

/** Takes a page; gives the day of its last change, like 2026-01-31, or nothing where that is not known. */
export type LastChange = (listed: Listed) => string | undefined;

/**
 * Takes the pages to list and the site's address; gives the sitemap: each language's address as an entry of its own, with the
 * addresses of all languages (sitemaps.org; https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export async function sitemap(
  pages: readonly Listed[],
  siteUrl: string,
  lastChange: LastChange,
): Promise<string> {
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const listed of pages) {
    const lastmod = lastChange(listed);
    stream.write({
      url: listed.address,
      links: alternates(listed.page.context.englishPath, siteUrl).map(({ language, href }) => ({
        lang: language,
        url: href,
      })),
      ...(lastmod === undefined ? {} : { lastmod }),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
