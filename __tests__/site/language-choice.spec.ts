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
});
