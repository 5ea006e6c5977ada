import { parse } from 'node-html-parser';
import { languageCodes } from '../../src/i18n/languages';
import { alternates, absoluteUrl, localizePath } from '../../src/i18n/paths';
import { readsContent, studio } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { expect, test } from './helpers/test';

const { url: siteUrl } = studio();
const isHidden = ({ context }: (typeof allPages)[number]) =>
  hiddenPaths.includes(context.englishPath);
const indexed = allPages.filter((page) => !isHidden(page));

test(
  'every page answers in its language, with a title, a headline, canonical address and alternates',
  readsContent,
  async ({ request }) => {
    for (const { path, context } of indexed) {
      const response = await request.get(path);
      const page = parse(await response.text());
      const href = (selector: string) => page.querySelector(selector)?.getAttribute('href');
      expect({
        path,
        status: response.status(),
        language: page.querySelector('html')?.getAttribute('lang'),
        headlines: page.querySelectorAll('h1').length,
        titled: Boolean(page.querySelector('title')?.text.trim()),
        canonical: href('link[rel=canonical]'),
        alternates: page.querySelectorAll('link[rel=alternate][hreflang]').map((link) => ({
          language: link.getAttribute('hreflang'),
          href: link.getAttribute('href'),
        })),
      }).toEqual({
        path,
        status: 200,
        language: context.language,
        headlines: 1,
        titled: true,
        canonical: absoluteUrl(path, siteUrl),
        alternates: alternates(context.englishPath, siteUrl),
      });
    }
  },
);

test(
  'titles and descriptions differ from page to page in a language',
  readsContent,
  async ({ request }) => {
    for (const language of languageCodes) {
      const own = allPages.filter(({ context }) => context.language === language);
      const heads = await Promise.all(
        own.map(async ({ path }) => {
          // Uncompressed: to compress 30 pages at once takes longer than the test may.
          const headers = { 'accept-encoding': 'identity' };
          const html = await (await request.get(path, { headers })).text();
          const title = /<title[^>]*>([^<]+)/.exec(html)?.[1];
          const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
          return { title, description };
        }),
      );
      expect(new Set(heads.map(({ title }) => title)).size).toBe(own.length);
      expect(new Set(heads.map(({ description }) => description)).size).toBe(own.length);
    }
  },
);

test.describe('an unknown address', () => {
  test('answers 404 in its language, with the way back', async ({ page }) => {
    for (const language of languageCodes) {
      const path = localizePath('/no-such-page', language);
      const logged = page.waitForEvent('console', (message) => message.text() === `404: ${path}`);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toBeVisible();
      await logged;
      const home = page.getByRole('main').getByRole('link');
      await expect(home.first()).toHaveAttribute('href', localizePath('/', language));
      await expect(page).toHaveURL(path);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    }
  });

  test('offers a page in every language, also without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/no-such-page');
    const links = page.getByRole('banner').locator('a[hreflang]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(languageCodes.length);
    for (const address of addresses)
      expect((await page.request.get(address ?? '')).status()).toBe(200);
    await context.close();
  });
});

test('the file of the 404 page is no page', async ({ request }) => {
  expect((await request.get('/404')).status()).toBe(404);
});

test('old addresses lead to the new ones, in every language', async ({ request }) => {
  const moved = {
    '/contact': '/support/contact-us',
    '/services/social-media-branding': '/services/social-media',
    '/support/FAQ': '/support/faq',
  };
  for (const language of languageCodes) {
    for (const [from, to] of Object.entries(moved)) {
      const response = await request.get(localizePath(from, language), { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(localizePath(to, language));
    }
  }
});
