import type { Page } from '@playwright/test';
import { collections } from '../../src/collections';
import type { Collection } from '../../src/collections/collection';
import { languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { entries, readsContent, studio, t, titleOf, translation } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

const services = entries('services').map((service) => ({
  name: titleOf(service),
  path: `/services/${service.slug}`,
}));
/** The last service, so that the tests walk through the whole list. */
const { name: wanted, path: wantedPath } = services.at(-1) ?? { name: '', path: '' };
const words = {
  home: t('layout:home'),
  services: t('common:services'),
  portfolio: t('layout:portfolio'),
  support: t('common:support'),
  faq: t('common:faq'),
  start: t('common:getStarted'),
  startShort: t('layout:getStartedShort'),
};

const banner = (page: Page) => page.getByRole('banner');
const submenu = (page: Page, name: string) =>
  banner(page).getByLabel(t('layout:submenu', { name }));
const serviceLink = (page: Page) => banner(page).getByRole('link', { name: wanted, exact: true });

// A browser without `<details>` shows what it holds, and could not close a menu.
test('displays what a menu holds only while it is open', async ({ page }) => {
  await page.goto('/services');
  const menus = banner(page).locator('details[data-menu]');
  const displays = () =>
    menus.evaluateAll((all) =>
      all.flatMap((menu) =>
        [...menu.querySelectorAll(':scope > :not(summary)')].map(
          (content) => getComputedStyle(content).display !== 'none',
        ),
      ),
    );
  expect(new Set(await displays())).toEqual(new Set([false]));
  await menus.evaluateAll((all) => {
    for (const menu of all) menu.setAttribute('open', '');
  });
  expect(await displays()).toContain(true);
});

test.describe('from 768 px', () => {
  test.use(at(widths.desktop));

  test('carries exactly the specified items', readsContent, async ({ page }) => {
    await page.goto('/services');
    const nav = banner(page).getByRole('navigation', { name: t('layout:mainNavigation') });
    const links = await nav.getByRole('list').first().locator('> li > a').allTextContents();
    const lists = Object.values<Collection>(collections).flatMap((collection) =>
      'pages' in collection && collection.pages.inHeader ? [t(collection.pages.title)] : [],
    );
    expect(links).toEqual([words.home, ...lists, words.support]);
    await submenu(page, words.services).click();
    for (const { name } of services) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await submenu(page, words.support).click();
    for (const name of [words.faq, t('common:aboutUs'), t('common:contactUs')]) {
      await expect(nav.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await submenu(page, words.portfolio).click();
    await expect(nav.locator('a[href^="/portfolio/"]')).toHaveCount(entries('portfolio').length);
  });

  test('is clear at the top and solid past 50 pixels', async ({ page }) => {
    await page.goto(wantedPath);
    await hydrated(page);
    const background = () =>
      banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
    const clear = await background();
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await expect.poll(background).not.toBe(clear);
    expect((await banner(page).boundingBox())?.y).toBe(0);
  });

  test('the first Tab reaches the link to the content', async ({ page }) => {
    await page.goto('/services');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t('layout:skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ ...at(widths.phone), hasTouch: true, isMobile: true });

  test(
    'the menu has groups, languages, GET STARTED and WhatsApp',
    readsContent,
    async ({ page }) => {
      await page.goto('/services');
      await banner(page).getByText(t('layout:menu'), { exact: true }).tap();
      const group = banner(page).locator('summary', { hasText: words.services });
      await expect(serviceLink(page)).toBeHidden();
      await group.tap();
      await expect(serviceLink(page)).toBeVisible();
      await banner(page).locator('summary', { hasText: words.support }).tap();
      await expect(serviceLink(page)).toBeHidden();
      for (const { short, name } of languages) {
        const choice = banner(page).getByRole('link', { name, exact: true });
        await expect(choice).toContainText(short);
      }
      const start = banner(page).getByRole('link', { name: words.startShort, exact: true });
      await expect(start).toHaveAttribute('href', '/support/contact-us');
      const chat = banner(page).getByRole('link', { name: t('layout:whatsappName') });
      const text = await chat.evaluate((a) => new URL((a as HTMLAnchorElement).href).search);
      expect(new URLSearchParams(text).get('text')).toContain(studio().whatsapp.greeting);
      await expect(banner(page).locator(`a[href="tel:${studio().phone}"]`)).toBeVisible();
      await expect(banner(page).locator('address')).toContainText(studio().address.city);
      await expect(banner(page).getByText(t('layout:closeMenu'))).toBeAttached();
      await banner(page).getByText(t('layout:close'), { exact: true }).tap();
      await expect(start).toBeHidden();
      await banner(page).getByText(t('layout:menu'), { exact: true }).tap();
      const { name, code } = translation(2);
      await banner(page).getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(localizePath('/services', code));
    },
  );
});
