import type { Page } from '@playwright/test';
import { languageCodes } from '../../src/i18n/languages';
import { numbersIn } from '../../src/i18n/numbers';
import { localizePath } from '../../src/i18n/paths';
import { anyValue, entries, readsContent, some, studio, t, titleOf } from './helpers/content';
import { at, expect, test, widths } from './helpers/test';

test.use({ ...at(widths.desktop), javaScriptEnabled: false });

const tables = entries('packages');
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** A form without scripts says so, cannot send, and leads to the other ways. */
async function expectOtherWays(page: Page, form: string) {
  const part = page.locator(form);
  await expect(part.getByText(t('forms:needsScript'))).toBeVisible();
  await expect(part.getByRole('button', { name: t('forms:send') })).toBeHidden();
  await expect(part.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
  await expect(part.locator('a[href^="mailto:"]').first()).toBeVisible();
}

test.describe('without scripts', readsContent, () => {
  test('the first screen of a phone says what the studio does', async ({ page }) => {
    for (const path of languageCodes.map((code) => localizePath('/', code))) {
      await page.goto(path);
      for (const width of [widths.phone, 390]) {
        await page.setViewportSize(at(width).viewport);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect(heading.locator('xpath=following-sibling::p')).toBeInViewport({ ratio: 1 });
        const start = page.getByRole('complementary').getByRole('link').first();
        await expect(start).toBeInViewport({ ratio: 1 });
        await expect(start).toHaveAttribute('href', /#quick-intake-form$/);
      }
    }
  });

  test('the home page hides nothing', async ({ page }) => {
    await page.goto('/');
    const counters = section(page, t('common:heroTitle')).getByRole('list').first();
    for (const { value, suffix = '' } of studio().counters) {
      const figure = `${numbersIn('en')(value)}${suffix}`;
      await expect(counters.getByText(figure, { exact: true }).last()).toBeVisible();
    }
    const highlights = page.getByRole('group', { name: t('home:highlights') });
    for (const item of await highlights.getByRole('listitem').all())
      await expect(item).toHaveCSS('opacity', '1');
    await expect(highlights.getByRole('button')).toBeHidden();
    const steps = section(page, t('home:processTitle'));
    await steps.getByText(t('home:showSteps')).click();
    const last = entries('process').at(-1)?.title ?? '';
    await expect(steps.getByRole('heading', { name: last, exact: true })).toBeVisible();
    const parts = await page.locator('[data-reveal]').all();
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) await expect(part).toHaveCSS('opacity', '1');
  });

  test('the forms of the home page say so and offer the other ways', async ({ page }) => {
    await page.goto('/');
    await expectOtherWays(page, '#quick-intake-form');
    await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
    await expectOtherWays(page, 'dialog[open]');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('home:close') }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('a service page can be read, and its form offers the other ways', async ({ page }) => {
    await page.goto(`/services/${some(tables, 'packages of a service').service}`);
    for (const id of ['kinds', 'offers', 'process', 'projects', 'packages', 'testimonials'])
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    await expectOtherWays(page, '#quick-intake-form');
  });

  test('the contact form offers the other ways', async ({ page }) => {
    await page.goto('/support/contact-us');
    await expectOtherWays(page, '#contact-form');
  });

  test('a gallery shows all pictures, each leading to its large file', async ({ page }) => {
    const { study, images } = some(entries('gallery'), 'gallery');
    await page.goto(`/portfolio/${study}`);
    const gallery = section(page, t('portfolio:galleryTitle'));
    const pictures = gallery.getByRole('listitem').getByRole('link');
    await expect(pictures).toHaveCount(images.length);
    for (const picture of await pictures.all()) {
      const response = await page.request.head((await picture.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    await expect(gallery.getByRole('button', { name: t('portfolio:all') })).toBeHidden();
  });

  test('the open positions are there', async ({ page }) => {
    const titles = entries('jobs').map(({ title }) => title);
    test.skip(titles.length === 0, 'no position is open');
    await page.goto('/career');
    await expect(main(page).getByRole('article').getByRole('heading', { level: 3 })).toHaveText(
      titles,
    );
  });

  test('a model is a picture', async ({ page }) => {
    const { slug } = some(
      entries('products'),
      'product with a model',
      ({ example }) => example.model !== undefined,
    );
    await page.goto(`/products/${slug}`);
    await expect(page.locator('#example [data-phase] img')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('two pictures to compare are side by side and whole', async ({ page }) => {
    const { slug } = some(
      entries('products'),
      'product with two pictures',
      ({ example }) => example.before !== undefined,
    );
    await page.goto(`/products/${slug}`);
    const figures = page.locator('#example figure');
    for (const figure of await figures.all()) await expect(figure).toHaveCSS('clip-path', 'none');
    const [left, right] = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getBoundingClientRect()),
    );
    expect(right?.left).toBeGreaterThanOrEqual(left?.right ?? Infinity);
  });

  test('nothing that is typed into sign-in leaves the page', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel(t('account:email')).fill('rina@example.com');
    const password = page.getByLabel(t('account:password'), { exact: true });
    await password.fill('kantha-stitch-47');
    await password.press('Enter');
    await expect(main(page)).toContainText(t('account:needsScript'));
    await expect(page).toHaveURL('/signin');
  });

  test('the menus lead to services and languages at every width', async ({ page }) => {
    const { slug, ...service } = some(entries('services'), 'service');
    const services = t('common:services');
    const follow = (name: string) =>
      banner(page).getByRole('link', { name, exact: true }).filter({ visible: true }).click();
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/services');
      if (width < widths.tablet) {
        await banner(page).getByText(t('layout:menu'), { exact: true }).click();
        await banner(page).locator('summary', { hasText: services }).click();
      } else
        await banner(page)
          .getByLabel(t('layout:submenu', { name: services }))
          .click();
      await follow(titleOf(service));
      await expect(page).toHaveURL(`/services/${slug}`);
    }
    await banner(page).getByLabel(anyValue('layout:languagePicker')).click();
    await follow('Français');
    await expect(page).toHaveURL(localizePath(`/services/${slug}`, 'fr'));
    await page.goto(localizePath('/', 'fr'));
    await banner(page).locator('summary', { hasText: 'Français' }).click();
    await follow('English');
    await expect(page).toHaveURL('/');
  });

  test('a page for an unknown address offers a page in every language', async ({ page }) => {
    await page.goto('/no-such-page');
    const links = banner(page).locator('a[hreflang]');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(languageCodes.length);
    for (const address of addresses)
      expect((await page.request.get(address ?? '')).status()).toBe(200);
  });
});
