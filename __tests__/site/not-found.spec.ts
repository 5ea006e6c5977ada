import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { expect, hydrated, test } from './helpers/test';

test('an unknown address answers 404 in its language, with the way back', async ({ page }) => {
  for (const language of languageCodes) {
    const path = localizePath('/no-such-page', language);
    const logged = page.waitForEvent('console', (message) => message.text() === `404: ${path}`);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toBeVisible();
    await hydrated(page);
    await logged;
    const home = page.getByRole('main').getByRole('link');
    await expect(home.first()).toHaveAttribute('href', localizePath('/', language));
    await expect(page).toHaveURL(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});
