import type { Page } from '@playwright/test';
import portfolio from '../../locales/en/portfolio.json';
import { namesOf } from '../../plugins/gatsby-transformer-content';
import { numbersIn } from '../../src/i18n/numbers';
import { axeFindings } from './helpers/axe';
import { entries, readsContent, some, t } from './helpers/content';
import { inTime } from './helpers/failing-scripts';
import { hydrated, at, expect, swipe, test, widths } from './helpers/test';

const studies = entries('portfolio');
/** The projects of services that belong to a study. */
const projectsOf = (slug: string) =>
  entries('services')
    .flatMap(({ projects }) => projects.items)
    .filter(({ study }) => study === slug);
const galleries = entries('gallery');
/** A complete study with more than five pictures. */
const written = some(
  studies,
  'case study with a gallery',
  ({ slug, story }) =>
    story !== undefined && galleries.some((one) => one.study === slug && one.images.length > 5),
);
const { images } = some(galleries, 'gallery', ({ study }) => study === written.slug);
const path = `/portfolio/${written.slug}`;
/** The categories of its pictures, in order of their names. */
const categories = namesOf(['portfolio:category-*'], { portfolio })
  .map(([slug, name]) => ({ slug, name, own: images.filter(({ category }) => category === slug) }))
  .filter(({ own }) => own.length > 0);
const total = images.length;
/** The dialog's text about a picture: its title and number. */
const place = (shown: typeof images, index: number) =>
  `${shown[index]?.title ?? ''} ${t('portfolio:position', { index: index + 1, total: shown.length })}`;
const showing = (shown: number) => t('portfolio:showing', { shown, total });
const gallery = (page: Page) =>
  page.getByRole('region', { name: t('portfolio:galleryTitle'), exact: true });
const filter = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name, exact: true });
const pictures = (page: Page) => gallery(page).getByRole('listitem').getByRole('link');
const lightbox = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => lightbox(page).getByRole('status');

/** Waits for the end of a view transition, during which the browser ignores touches. Only then, pictures have names. */
const transitionEnd = (page: Page) =>
  expect(page.locator('[data-picture][style*="view-transition-name"]')).toHaveCount(0);

async function openPicture(page: Page, place: number) {
  await page.goto(path);
  await hydrated(page);
  await pictures(page).nth(place).click();
  await expect(lightbox(page)).toBeVisible();
  await transitionEnd(page);
}

test.describe('from 768 px', () => {
  test.use(at(widths.desktop));

  test('/portfolio leads to all studies', readsContent, async ({ page }) => {
    await page.goto('/portfolio');
    for (const { slug } of studies) {
      await expect(page.getByRole('main').locator(`a[href="/portfolio/${slug}"]`)).toHaveCount(1);
    }
  });

  test('the pictures of the lightbox that failed come by themselves', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    const files = /\.(avif|webp|jpe?g|png)$/;
    let refused = 0;
    await page.route(files, (route) => {
      refused += 1;
      return route.abort();
    });
    await pictures(page).first().click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await page.unroute(files);
    const broken = () =>
      lightbox(page)
        .locator('img')
        .evaluateAll(
          (all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length,
        );
    await inTime(page, async () => expect(await broken()).toBe(0));
  });

  test('a written study shows its parts', readsContent, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const logo = main.getByRole('img', { name: written.logo.alt, exact: true });
    await expect(logo.first()).toBeVisible();
    const overview = main.getByRole('region', { name: t('portfolio:overviewTitle') });
    expect(await overview.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      t('portfolio:introduction'),
      t('portfolio:goals'),
      t('portfolio:problems'),
      t('portfolio:challenges'),
      t('portfolio:responsibilities'),
    ]);
    const scope = main.getByRole('region', { name: t('portfolio:scopeTitle') });
    expect(await scope.getByRole('definition').allTextContents()).toEqual(
      written.story?.stats.map(({ value, suffix = '' }) => `${numbersIn('en')(value)}${suffix}`),
    );
    await expect(main.getByRole('region', { name: t('portfolio:impactTitle') })).toContainText(
      t('portfolio:impactText'),
    );
  });

  test(
    'other studies show what was made, and lead to one that is written',
    readsContent,
    async ({ page }) => {
      const readable = some(studies, 'written case study', ({ story }) => story !== undefined);
      for (const { slug } of studies.filter(({ story }) => story === undefined)) {
        await page.goto(`/portfolio/${slug}`);
        const soon = page.getByRole('region', { name: t('portfolio:soonTitle') });
        for (const { image } of projectsOf(slug))
          await expect(soon.getByRole('img', { name: image.alt, exact: true })).toBeAttached();
        await soon.getByRole('link').click();
        await expect(page).toHaveURL(`/portfolio/${readable.slug}`);
      }
    },
  );

  test(
    'the gallery has all pictures and a filter for each category',
    readsContent,
    async ({ page }) => {
      await page.goto(path);
      await expect(pictures(page)).toHaveCount(total);
      const alts = await pictures(page)
        .locator('img[alt]')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).alt));
      expect(alts).toEqual(images.map(({ image }) => image.alt));
      expect(await gallery(page).getByRole('button').allTextContents()).toEqual([
        t('portfolio:all'),
        ...categories.map(({ name }) => name),
      ]);
      await expect(gallery(page).getByRole('status')).toHaveText(showing(total));
      await expect(filter(page, t('portfolio:all'))).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('four ways of closing give back focus and place', async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const opener = pictures(page).nth(4);
    await opener.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () =>
        lightbox(page)
          .getByRole('button', { name: t('portfolio:close') })
          .click(),
      // The backdrop.
      () => page.mouse.click(4, 450),
      () => page.goBack(),
    ]) {
      await opener.click();
      await expect(status(page)).toHaveText(place(images, 4));
      await transitionEnd(page);
      await close();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await transitionEnd(page);
    }
  });

  test('a shared address opens its picture', async ({ page }) => {
    const { slug, title, image } = images.at(-2) as (typeof images)[number];
    await page.goto(`${path}?image=${slug}`);
    await expect(status(page)).toHaveText(place(images, total - 2));
    await expect(lightbox(page).getByRole('img', { name: image.alt, exact: true })).toBeVisible();
    const press = (name: string) => lightbox(page).getByRole('button', { name }).click();
    for (const next of [total - 1, 0]) {
      await press(t('portfolio:next'));
      await expect(status(page)).toHaveText(place(images, next));
    }
    for (const previous of [total - 1, total - 2]) {
      await press(t('portfolio:previous'));
      await expect(status(page)).toHaveText(place(images, previous));
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(gallery(page).getByRole('link', { name: title }).last()).toBeFocused();
  });

  test('an open picture keeps the focus, and axe finds nothing', async ({ page }) => {
    await openPicture(page, 0);
    expect.soft(await axeFindings(page)).toEqual([]);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = () => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      };
      expect(await page.evaluate(isInside)).toBe(true);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ ...at(widths.phone), hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a swipe turns the page', async ({ page }) => {
    await openPicture(page, 0);
    await swipe(page, 300, 80);
    await expect(status(page)).toHaveText(place(images, 1));
    await swipe(page, 80, 300);
    await expect(status(page)).toHaveText(place(images, 0));
  });
});
