import { languageCodes } from '../../src/i18n/languages';
import { alternates, absoluteUrl, localizePath } from '../../src/i18n/paths';
import { studio, translation } from './helpers/content';
import { allPages, hiddenPaths } from './helpers/pages';
import { alive, expect, test } from './helpers/test';

const { url: siteUrl } = studio();
const isHidden = ({ context }: (typeof allPages)[number]) =>
  hiddenPaths.includes(context.englishPath);
const indexed = allPages.filter((page) => !isHidden(page));

test.describe('every page', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, context } of indexed) {
    test(`${path} answers in its language, with canonical address and alternates`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', context.language);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/.+/);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        absoluteUrl(path, siteUrl),
      );
      const links = await page.locator('link[rel=alternate][hreflang]').evaluateAll((all) =>
        all.map((link) => ({
          language: link.getAttribute('hreflang'),
          href: link.getAttribute('href'),
        })),
      );
      expect(links).toEqual(alternates(context.englishPath, siteUrl));
    });
  }
});

test('pages that search engines leave out answer in their language and say so', async ({
  request,
}) => {
  for (const { path, context } of allPages.filter(isHidden)) {
    const response = await request.get(path);
    const html = await response.text();
    expect([path, response.status()]).toEqual([path, 200]);
    expect(html).toContain(`lang="${context.language}"`);
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
  }
});

test('titles and descriptions differ from page to page in a language', async ({ request }) => {
  for (const language of languageCodes) {
    const own = allPages.filter(({ context }) => context.language === language);
    const heads = await Promise.all(
      own.map(async ({ path }) => {
        const html = await (await request.get(path)).text();
        const title = /<title[^>]*>([^<]+)/.exec(html)?.[1];
        const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
        return { title, description };
      }),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(own.length);
  }
});

test('React leaves the head as it was sent', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push(document.querySelectorAll('head meta[name=description]').length);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(localizePath('/no-such-page', translation(0).code));
  await alive(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const sent = seen.slice(seen.indexOf(1));
  expect(new Set(sent)).toEqual(new Set([1]));
});

test.describe('an unknown address', () => {
  for (const language of languageCodes) {
    test(`answers 404 in ${language}, with the way back`, async ({ page }) => {
      const path = localizePath('/no-such-page', language);
      // Detection would lead an English address on; this visitor reads English.
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
    });
  }
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

test('answers carry the security headers', async ({ request }) => {
  for (const path of ['/', localizePath('/services', translation(0).code), '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBeTruthy();
  }
});
