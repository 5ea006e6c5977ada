import type { Page } from '@playwright/test';
import { getLanguage } from '../../src/i18n/languages';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const picker = async (page: Page) => {
  const { name } = getLanguage((await page.locator('html').getAttribute('lang')) ?? '');
  await page.getByRole('banner').locator('summary', { hasText: name }).click();
};
const english = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: getLanguage('en').name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

test.describe('a visitor whose browser speaks French', () => {
  test.use({ locale: 'fr-FR' });

  for (const how of ['by the middle button', 'in a new tab'] as const) {
    test(`reaches English ${how}, and stays there`, async ({ page, context }) => {
      await page.goto('/fr/services');
      await picker(page);
      const opened = context.waitForEvent('page');
      await english(page).click(
        how === 'in a new tab' ? { modifiers: ['ControlOrMeta'] } : { button: 'middle' },
      );
      const tab = await opened;
      await expect(tab).toHaveURL('/services');
      await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
      expect(await kept(tab)).toBe('en');
      await tab.goto('/');
      await expect(tab).toHaveURL('/');
      await expect(page).toHaveURL('/fr/services');
    });
  }

  test('reaches English by an address copied from the link', async ({ page, context }) => {
    await page.goto('/fr/services');
    await picker(page);
    await english(page).click({ button: 'right' });
    const address = await english(page).evaluate((link: HTMLAnchorElement) => link.href);
    const tab = await context.newPage();
    await tab.goto(address);
    await expect(tab).toHaveURL('/services');
  });

  test('reaches English where storage is blocked, from a prefixed address too', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/fr/services?lng=en');
    await expect(page).toHaveURL('/services?lng=en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a choice wins over a cookie that something else left, and no cookie is set', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }]);
  await page.goto('/services');
  await expect(page).toHaveURL('/fr/services');
  await picker(page);
  await english(page).click();
  await expect(page).toHaveURL('/services');
  await page.goto('/');
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
});

test('without scripts, language links are plain addresses', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...at(widths.desktop) });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/fr/services`);
  await picker(page);
  await expect(english(page)).toHaveAttribute('href', '/services');
  await context.close();
});
