import { localizePath } from '../../src/i18n/paths';
import { entries, some, t, translation } from './helpers/content';
import { at, expect, hydrated, test, widths } from './helpers/test';

test.use(at(widths.phone));

const { code } = translation(0);
const from = localizePath('/services', code);
const { slug } = some(entries('services', code), 'service');
const to = localizePath(`/services/${slug}`, code);

test('a link leads to a document, before and after the page is hydrated', async ({ page }) => {
  for (const isHydrated of [false, true]) {
    await page.goto(from);
    if (isHydrated) await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isLeft: true }));
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    expect(await page.evaluate(() => 'isLeft' in window)).toBe(false);
  }
});

test('Get Started leads to the form of the home page, once', async ({ page }) => {
  const form = page.locator('#quick-intake-form');
  await page.goto('/support/faq');
  await page
    .getByRole('link', { name: t('common:getStarted') })
    .last()
    .click();
  await expect(page).toHaveURL('/#quick-intake-form');
  await expect(form).toBeInViewport();
  await hydrated(page);
  await expect(form).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/support/faq');
});

test('Chromium may prerender only linked pages', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources)
      if (key.action === 'Prerender') candidates.add(key.url);
  });
  await session.send('Preload.enable');
  await page.goto(to);
  const linked = await page.evaluate(() =>
    [...document.links]
      .filter(({ origin, target, download }) => origin === location.origin && !target && !download)
      .filter(({ dataset }) => dataset['language'] === undefined)
      .map(({ href }) => href.replace(/#.*/, ''))
      .filter((href) => !/[?]|\.\w+$/.test(href)),
  );
  const found = () => [...candidates].map((url) => url.replace(/#.*/, ''));
  // Chromium does not prerender hidden links, such as those in a closed menu.
  await expect.poll(() => new Set(found()).size).toBeGreaterThan(5);
  expect(found().filter((url) => !linked.includes(url))).toEqual([]);
});

test('a prerendered page waits until it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, writable: true });
    Object.defineProperty(navigator, 'languages', { value: ['fr'] });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/career?lng=en', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
});
