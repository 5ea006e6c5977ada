import { languages } from '../../src/i18n/languages';
import { alive, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

test.describe('a visitor who reads French', () => {
  test.use({ locale: 'fr-CA' });

  test('lands on the French page, and never sees the English one', async ({ page }) => {
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
    await expect(page).toHaveURL('/fr/services');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([await page.locator('h1').textContent()]));
  });

  test('is left alone on an address with a prefix', async ({ page }) => {
    await page.goto('/ja/services');
    await expect(page).toHaveURL('/ja/services');
  });

  test('who picks English stays there, on the next visit too', async ({ page }) => {
    await page.goto('/fr/services');
    await page.getByRole('banner').locator('summary', { hasText: 'Français' }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/services');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en');
    await page.goto('/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('the order of detection', () => {
  test.use({ locale: 'ko-KR' });

  test('query, cookie, local storage, session storage, browser', async ({
    page,
    context,
    baseURL,
  }) => {
    const store = (area: 'localStorage' | 'sessionStorage', language: string) =>
      page.evaluate(
        ([name, value]) => window[name as 'localStorage'].setItem('i18nextLng', value ?? ''),
        [area, language],
      );
    const lands = async (path: string, on: string) => {
      await page.goto(path);
      await expect(page).toHaveURL(on);
    };
    await lands('/services', '/ko/services');
    await store('sessionStorage', 'hi');
    await lands('/services', '/hi/services');
    await store('localStorage', 'es');
    await lands('/services', '/es/services');
    await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }]);
    await lands('/services', '/fr/services');
    await lands('/services?lng=ja', '/ja/services');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('ja');
  });
});

test('?lng= changes the language of an address with a prefix, and is gone afterwards', async ({
  page,
}) => {
  await page.goto('/fr/services/brand-identity?lng=bn#process');
  await expect(page).toHaveURL('/bn/services/brand-identity#process');
});

test('the site sets no cookie', async ({ page, context }) => {
  await page.goto('/?lng=fr');
  await expect(page).toHaveURL('/fr');
  expect(await context.cookies()).toEqual([]);
});

test('blocked storage breaks nothing, and a choice still holds for the page', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/fr/services');
  await page.getByRole('banner').locator('summary', { hasText: 'Français' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});

test('the picker names every language in itself, and keeps page and section', async ({ page }) => {
  await page.goto('/services/ui-ux-design');
  await alive(page);
  const picker = page.getByRole('banner').locator('summary', { hasText: 'English' });
  await picker.click();
  for (const { name, code } of languages) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('lang', code);
  }
  await page.keyboard.press('Escape');
  await page.locator('#tiers').scrollIntoViewIfNeeded();
  await page
    .locator('#tiers')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await picker.click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja/services/ui-ux-design#tiers');
  await expect(page.locator('#tiers')).toBeInViewport();
});

test('the picker works by keyboard', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  const picker = page.getByRole('banner').locator('summary', { hasText: 'English' });
  await picker.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'বাংলা' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'বাংলা' })).toBeHidden();
  await expect(picker).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/fr/services');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr' });

  test('the picker is a list of links', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').locator('summary', { hasText: 'English' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/services');
  });
});
