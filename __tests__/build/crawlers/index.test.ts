/** @jest-environment node */
import { listed } from '../../../src/build/crawlers/indexed-pages';
import { robots } from '../../../src/build/crawlers/robots';
import { languageCodes } from '../../../src/i18n/languages';
import { sitemap } from '../../../src/build/crawlers/sitemap';
import { planPages } from '../../../src/build/pages';

const [page] = planPages({});
if (!page) throw new Error('no page is planned');

const head = (tags: string) => `<html><head>${tags}</head><body></body></html>`;

test('robots.txt is open and names the sitemap, or is closed to all', () => {
  expect(robots(true, 'https://a.test')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/sitemap.xml\n',
  );
  expect(robots(false, 'https://a.test')).toBe('User-agent: *\nDisallow: /\n');
});

test("a page's own head decides whether and where it is listed", () => {
  const found = listed(
    page,
    head(
      '<link rel="canonical" href="https://a.test/x?a&amp;b"><meta property="og:title" content="T"><meta name="description" content="D &amp; E">',
    ),
  );
  expect(found).toMatchObject({
    address: 'https://a.test/x?a&b',
    title: 'T',
    description: 'D & E',
  });
  expect(listed(page, head('<meta name="robots" content="noindex">'))).toBeUndefined();
  expect(() => listed(page, head(''))).toThrow(/no canonical address/);
});

test('the sitemap has the address of a page in every language', async () => {
  const one = { page, address: 'https://a.test/?a&b', title: '', description: '' };
  const xml = await sitemap([one], 'https://a.test');
  expect(xml).toContain('<loc>https://a.test/?a&amp;b</loc>');
  for (const code of languageCodes) expect(xml).toContain(`hreflang="${code}"`);
});
