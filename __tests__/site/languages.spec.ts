import type { Locator, Page } from '@playwright/test';
import { languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { entries, readsContent, some, translation } from './helpers/content';
import { allPages } from './helpers/pages';
import { hydrated, at, blockStorage, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const [english] = languages;
const [mine, other, third, fourth] = [0, 1, 2, 4].map(translation) as Four;
type Four = [Found, Found, Found, Found];
type Found = ReturnType<typeof translation>;
const services = (language: Found) => localizePath('/services', language.code);
const { slug } = some(entries('services'), 'service');
const { service: withPackages } = some(entries('packages'), 'packages of a service');
const picker = (page: Page, { name }: { name: string }) =>
  page.getByRole('banner').locator('summary', { hasText: name });
const choice = (page: Page, { name }: { name: string }) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test.describe('a visitor who reads another language than English', () => {
  test.use({ locale: `${mine.code}-CA` });

  test('lands on the page in it, and never sees the English one', async ({ page }) => {
    const seen: string[] = [];
    await page.exposeFunction('sawText', (text: string) => seen.push(text));
    await page.addInitScript(() => {
      const report = () => {
        const shown = getComputedStyle(document.documentElement).display !== 'none';
        const heading = shown ? document.querySelector('h1')?.textContent : undefined;
        if (heading) (window as unknown as { sawText: (text: string) => void }).sawText(heading);
        requestAnimationFrame(report);
      };
      requestAnimationFrame(report);
    });
    await page.goto('/services');
    await expect(page).toHaveURL(services(mine));
    await expect(page.locator('html')).toHaveAttribute('lang', mine.code);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([await page.locator('h1').textContent()]));
  });

  test('reaches English in another tab, and stays there', async ({ page, context }) => {
    for (const how of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] as const) {
      await page.goto(services(mine));
      await picker(page, mine).click();
      const opened = context.waitForEvent('page');
      await choice(page, english).click(how as Parameters<Locator['click']>[0]);
      const tab = await opened;
      await expect(tab).toHaveURL('/services');
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
      expect(await tab.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
      await tab.goto('/');
      await expect(tab).toHaveURL('/');
      await expect(page).toHaveURL(services(mine));
      await tab.evaluate(() => localStorage.clear());
    }
  });

  test('keeps the choice of English without storage', async ({ page, complaints }) => {
    await blockStorage(page);
    await page.goto(services(mine));
    await picker(page, mine).click();
    await choice(page, english).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(complaints).toEqual([]);
  });
});

test('the choice of English holds against a cookie, and leaves it alone', async ({
  page,
  context,
  baseURL,
}) => {
  const cookie = { name: 'i18next', value: mine.code, url: baseURL ?? '' };
  await context.addCookies([cookie]);
  await page.goto(services(mine));
  await picker(page, mine).click();
  await choice(page, english).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await context.cookies()).toEqual([expect.objectContaining({ value: mine.code })]);
});

test('no page has a sign that a visitor would copy without seeing it', async ({ request }) => {
  const pages = allPages.filter(({ context }) => context.language === 'ja');
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html.replaceAll(/<script\b.*?<\/script>/gs, ''), path).not.toContain('\u200b');
  }
});

test('?lng= wins over a prefix and sets no cookie', async ({ page, context }) => {
  const place = ({ code }: Found) => localizePath(`/services/${slug}`, code);
  await page.goto(`${place(mine)}?lng=${other.code}#process`);
  await expect(page).toHaveURL(`${place(other)}#process`);
  expect(await context.cookies()).toEqual([]);
});

test.describe('the picker', readsContent, () => {
  test('names every language in itself, and keeps page and section', async ({ page }) => {
    await page.goto(`/services/${withPackages}`);
    await hydrated(page);
    await picker(page, english).click();
    for (const language of languages) {
      await expect(choice(page, language)).toBeVisible();
      await expect(choice(page, language)).toHaveAttribute('lang', language.code);
    }
    await page.keyboard.press('Escape');
    await page.locator('#packages').scrollIntoViewIfNeeded();
    await page
      .locator('#packages')
      .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await picker(page, english).click();
    await choice(page, fourth).click();
    await expect(page).toHaveURL(
      `${localizePath(`/services/${withPackages}`, fourth.code)}#packages`,
    );
    await expect(page.locator('#packages')).toBeInViewport();
  });

  test('works by keyboard, and marks the language of the page', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await picker(page, english).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, third)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(choice(page, third)).toBeHidden();
    await expect(picker(page, english)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(services(mine));
    await picker(page, mine).click();
    const background = (language: Found) =>
      choice(page, language).evaluate((link) => getComputedStyle(link).backgroundColor);
    expect(await background(mine)).not.toBe(await background(other));
    await expect(choice(page, mine)).toHaveAttribute('aria-current', 'true');
  });
});
