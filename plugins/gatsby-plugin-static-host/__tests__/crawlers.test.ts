/** @jest-environment node */
import { listedPage, robots, sitemap } from '../src/crawlers';

const head = (tags: string) => `<html><head>${tags}</head><body></body></html>`;

test('robots.txt is open, so that crawlers read noindex, and names the sitemap of a site to be listed', () => {
  expect(robots(true, 'https://a.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/sitemap.xml\n',
  );
  expect(robots(false, 'https://a.test')).toBe('User-agent: *\nAllow: /\n');
});

test('the head of a page says whether it is listed, and by which URLs', () => {
  const tags =
    '<link rel="canonical" href="https://a.test/x?a&amp;b">' +
    '<link rel="alternate" hreflang="fr" href="https://a.test/fr/x">' +
    '<link rel="alternate" type="application/rss+xml" href="/feed">';
  expect(listedPage('/x', head(tags))).toEqual({
    url: 'https://a.test/x?a&b',
    links: [{ lang: 'fr', url: 'https://a.test/fr/x' }],
  });
  expect(listedPage('/x', head('<meta name="robots" content="noindex">'))).toBeUndefined();
  expect(() => listedPage('/x', head(''))).toThrow(/no canonical URL/);
});

test('the sitemap has the address of a page in every language', async () => {
  const xml = await sitemap([
    { url: 'https://a.test/?a&b', links: [{ lang: 'fr', url: 'https://a.test/fr' }] },
  ]);
  expect(xml).toContain('<loc>https://a.test/?a&amp;b</loc>');
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="fr" href="https://a.test/fr"/>');
});
