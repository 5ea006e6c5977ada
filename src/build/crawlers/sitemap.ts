import { SitemapStream, streamToPromise } from 'sitemap';
import { alternates } from '../../i18n/paths';
import type { IndexedPage } from './indexed-pages';

/**
 * Returns the sitemap: each language's address as an entry of its own, with the addresses of all languages (sitemaps.org;
 * https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export async function sitemap(pages: readonly IndexedPage[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    xmlns: { xhtml: true, news: false, image: false, video: false },
  });
  for (const listed of pages) {
    stream.write({
      url: listed.address,
      links: alternates(listed.page.context.englishPath, siteUrl).map(({ language, href }) => ({
        lang: language,
        url: href,
      })),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
