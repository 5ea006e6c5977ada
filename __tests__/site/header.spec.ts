import type { Locator, Page } from '@playwright/test';
import { languageCodes, languages } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { entries, readsContent, t, titleOf, translation } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

const services = entries('services').map((service) => ({
  name: titleOf(service),
  path: `/services/${service.slug}`,
}));
/** The one that the tests go to: the last, so that a long list is walked. */
const { name: wanted, path: wantedPath } = services.at(-1) ?? { name: '', path: '' };
const firstName = services[0]?.name ?? '';
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

/** Where an element stands in the window, in CSS pixels. */
async function box(element: Locator) {
  const own = await element.boundingBox();
  if (!own) throw new Error(`not shown: ${String(element)}`);
  return own;
}

test.describe('from 768 px', () => {
  test.use(at(widths.desktop));

  test('carries exactly the specified items', readsContent, async ({ page }) => {
    await page.goto('/services');
    const nav = banner(page).getByRole('navigation', { name: t('layout:mainNavigation') });
    const links = await nav.getByRole('list').first().locator('> li > a').allTextContents();
    expect(links).toEqual([words.home, words.services, words.portfolio, words.support]);
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
  });

  test('menus open by hover, one at a time, and close when the mouse leaves', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await banner(page).getByRole('link', { name: words.services, exact: true }).hover();
    await expect(serviceLink(page)).toBeVisible();
    await banner(page).getByRole('link', { name: words.support, exact: true }).hover();
    await expect(banner(page).getByRole('link', { name: words.faq })).toBeVisible();
    await expect(serviceLink(page)).toBeHidden();
    await page.mouse.move(400, 700);
    await expect(banner(page).getByRole('link', { name: words.faq })).toBeHidden();
  });

  test('the mouse reaches a list from its word, straight down', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    const word = await box(banner(page).getByRole('link', { name: words.services, exact: true }));
    const x = word.x + word.width / 2;
    await page.mouse.move(x, word.y + word.height / 2);
    await expect(serviceLink(page)).toBeVisible();
    const first = await box(banner(page).getByRole('link', { name: firstName }));
    await page.mouse.move(x, first.y + first.height / 2, { steps: 30 });
    await expect(serviceLink(page)).toBeVisible();
  });

  test('menus open by keyboard, close by Escape and give the focus back', async ({ page }) => {
    await page.goto('/services');
    await hydrated(page);
    await submenu(page, words.services).focus();
    await page.keyboard.press('Enter');
    await expect(serviceLink(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: firstName })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(serviceLink(page)).toBeHidden();
    await expect(submenu(page, words.services)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(serviceLink(page)).toBeVisible();
    await submenu(page, words.portfolio).focus();
    await page.keyboard.press('Enter');
    await expect(serviceLink(page)).toBeHidden();
  });

  test(
    'a menu closes by a click elsewhere and when a link is chosen',
    readsContent,
    async ({ page }) => {
      await page.goto('/services');
      await hydrated(page);
      await submenu(page, words.services).focus();
      await page.keyboard.press('Enter');
      await page.mouse.click(20, 600);
      await expect(serviceLink(page)).toBeHidden();
      await submenu(page, words.services).focus();
      await page.keyboard.press('Enter');
      await serviceLink(page).click();
      await expect(page).toHaveURL(wantedPath);
      await page.mouse.move(400, 700);
      await expect(serviceLink(page)).toBeHidden();
    },
  );

  test('Get Started scrolls to the intake form where there is one', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await banner(page).getByRole('link', { name: words.start }).click();
    await expect(page.locator('#quick-intake-form')).toBeInViewport();
    await expect(page).toHaveURL('/#quick-intake-form');
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

for (const language of languageCodes) {
  test(`the header stands in one line from 768 px, its lists below it and in the window (${language})`, async ({
    page,
  }) => {
    await page.goto(localizePath('/services', language));
    for (const width of [widths.tablet, 1024, widths.desktop]) {
      await page.setViewportSize({ width, height: 900 });
      const header = await box(banner(page));
      const controls = await banner(page).locator('a:visible, summary:visible').all();
      const boxes = await Promise.all(controls.map(box));
      boxes.forEach((own, i) => {
        const before = boxes[i - 1];
        if (before) expect(own.x).toBeGreaterThanOrEqual(before.x + before.width - 0.5);
        expect(own.x + own.width).toBeLessThanOrEqual(width);
        expect(own.y + own.height).toBeLessThanOrEqual(header.height);
      });
      for (const menu of await banner(page).locator('details:visible').all()) {
        await menu.locator('summary').focus();
        await page.keyboard.press('Enter');
        const list = await box(menu.getByRole('list'));
        expect(list.y).toBeGreaterThanOrEqual(header.height);
        expect(list.x).toBeGreaterThanOrEqual(0);
        expect(list.x + list.width).toBeLessThanOrEqual(width);
        await page.keyboard.press('Enter');
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ ...at(widths.phone), hasTouch: true, isMobile: true });

  test(
    'the menu has collapsible groups, short codes and GET STARTED',
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
      const codes = await banner(page).locator('a[data-language]:visible').allTextContents();
      expect(codes).toEqual(languages.map(({ short }) => short));
      const start = banner(page).getByRole('link', { name: words.startShort, exact: true });
      await expect(start).toHaveAttribute('href', '/support/contact-us');
      await expect(banner(page).getByText(t('layout:closeMenu'))).toBeAttached();
      await banner(page).getByText(t('layout:close'), { exact: true }).tap();
      await expect(start).toBeHidden();
    },
  );

  test(
    'the open menu covers all below the header, and its codes stand in rows',
    readsContent,
    async ({ page }) => {
      for (const language of languageCodes) {
        await page.goto(localizePath('/services', language));
        await banner(page).locator('details[data-menu=page] > summary').tap();
        const codes = await banner(page).locator('a[data-language]:visible').all();
        const rows = await Promise.all(codes.map(async (code) => Math.round((await box(code)).y)));
        // As many as a finger tells apart stand side by side; seven at this width.
        const inRow = Math.floor(widths.phone / 48);
        expect([language, new Set(rows).size]).toEqual([language, Math.ceil(codes.length / inRow)]);
        for (const code of codes) expect((await box(code)).width).toBeGreaterThanOrEqual(44);
        const covered = await page.evaluate(() => {
          const header = document.querySelector('header');
          const heights = [(header?.clientHeight ?? 0) + 1, innerHeight / 2, innerHeight - 1];
          return heights.map((y) => header?.contains(document.elementFromPoint(innerWidth / 2, y)));
        });
        expect([language, ...covered]).toEqual([language, true, true, true]);
      }
    },
  );

  test('the menu closes when a page is chosen', async ({ page }) => {
    await page.goto('/services');
    await banner(page).getByText(t('layout:menu'), { exact: true }).tap();
    await banner(page).locator('summary', { hasText: words.services }).tap();
    await serviceLink(page).tap();
    await expect(page).toHaveURL(wantedPath);
    await expect(
      banner(page).getByRole('link', { name: words.startShort, exact: true }),
    ).toBeHidden();
  });

  test('a short code changes the language and keeps the page', async ({ page }) => {
    await page.goto('/services');
    await banner(page).getByText(t('layout:menu'), { exact: true }).tap();
    const { short, name, code } = translation(2);
    await banner(page)
      .getByRole('link', { name: `${short}: ${name}` })
      .tap();
    await expect(page).toHaveURL(localizePath('/services', code));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, width] of Object.entries(widths)) {
    test(`every link of the header can be followed (${name})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services');
      if (width < 768) {
        await banner(page).getByText(t('layout:menu'), { exact: true }).click();
        await banner(page).locator('summary', { hasText: words.services }).click();
      } else {
        await submenu(page, words.services).click();
      }
      await serviceLink(page).click();
      await expect(page).toHaveURL(wantedPath);
    });
  }
});
