/** @jest-environment node */
import { canonicalUrl, robots, sitemap } from '../../src/build/crawlers';
import { languageCodes } from '../../src/i18n/languages';

const head = (tags: string) => `<html><head>${tags}</head><body></body></html>`;

test('robots.txt is open and names the sitemap, or is closed to all', () => {
  expect(robots(true, 'https://a.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/sitemap.xml\n',
  );
  expect(robots(false, 'https://a.test')).toBe('User-agent: *\nDisallow: /\n');
});

test('the head of a page says whether it is listed, and by which URL', () => {
  const canonical = head('<link rel="canonical" href="https://a.test/x?a&amp;b">');
  expect(canonicalUrl('/x', canonical)).toBe('https://a.test/x?a&b');
  expect(canonicalUrl('/x', head('<meta name="robots" content="noindex">'))).toBeUndefined();
  expect(() => canonicalUrl('/x', head(''))).toThrow(/no canonical URL/);
});

test('the sitemap has the address of a page in every language', async () => {
  const xml = await sitemap([{ url: 'https://a.test/?a&b', englishPath: '/' }], 'https://a.test');
  expect(xml).toContain('<loc>https://a.test/?a&amp;b</loc>');
  for (const code of languageCodes) expect(xml).toContain(`hreflang="${code}"`);
});
