import type { Page } from '@playwright/test';
import { entries, readsContent, some, t } from './helpers/content';
import { contentWidth, expect, test } from './helpers/test';

/** The printable width of A4 in pixels. */
const paper = 640;
test.use({ viewport: { width: paper, height: 900 } });

const service = some(
  entries('services'),
  'service with packages',
  ({ slug }) => packagesOf(slug).length > 0,
);
const { slug: legal } = some(entries('legal'), 'legal page');

function packagesOf(slug: string) {
  return entries('packages').find((table) => table.service === slug)?.items ?? [];
}

async function print(page: Page, path: string) {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
}

test('a number that is still counting is printed in full', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const running = page.getByRole('main').locator('span + span[aria-hidden=true]:empty');
  await expect(running).not.toHaveCount(0);
  for (const one of await running.all()) {
    await expect(one).toBeHidden();
    await expect(one.locator('xpath=preceding-sibling::span')).toHaveCSS('opacity', '1');
  }
});

test('an open dialog does not cover what is printed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});

test('pages fit their paper, with every answer', readsContent, async ({ page }) => {
  for (const path of [`/services/${service.slug}`, `/${legal}`, '/support/faq']) {
    await print(page, path);
    expect([path, await page.evaluate(contentWidth)]).toEqual([path, paper]);
  }
  for (const { slug } of entries('faq'))
    await expect(page.locator(`#question-${slug} + p`)).toBeVisible();
});

test('the home page is printed in full', async ({ page }) => {
  await print(page, '/');
  expect(await page.evaluate(contentWidth)).toBe(paper);
  await expect(page.getByText(t('layout:skipToContent'), { exact: true })).toBeHidden();
  const ends = await page
    .locator('main [aria-roledescription] > ul > li')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(paper);
  const highlights = page.getByRole('group', { name: t('home:highlights') }).getByRole('listitem');
  await expect(highlights).not.toHaveCount(0);
  for (const one of await highlights.all()) await expect(one).toHaveCSS('opacity', '1');
  const steps = page.locator('#process details > ol > li');
  await expect(steps).not.toHaveCount(0);
  for (const step of await steps.all()) await expect(step).toBeVisible();
});
