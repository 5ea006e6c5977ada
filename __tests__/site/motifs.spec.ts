import type { Page } from '@playwright/test';
import { pageKinds } from './helpers/pages';
import { alive, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

/** The addresses that the motifs of a page use, each once. */
const used = (page: Page) =>
  page
    .locator('svg.motif use')
    .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute('href') ?? ''))]);

/** How many motifs have nothing to show: a reference that leads nowhere has no extent. */
const empty = (page: Page) =>
  page.locator('svg.motif use').evaluateAll(
    (uses) =>
      uses.filter((use) => {
        const shown = use.closest('svg')?.checkVisibility() ?? false;
        return shown && !((use as SVGUseElement).getBBox().width > 0);
      }).length,
  );

for (const path of pageKinds('en')) {
  test(`${path}: every motif is drawn, by a file that browsers may keep`, async ({
    page,
    request,
    complaints,
  }) => {
    await page.goto(path);
    await expect.poll(() => empty(page)).toBe(0);
    for (const address of await used(page)) {
      const [file = '', id = ''] = address.split('#');
      const answer = await request.get(file);
      expect([file, answer.status()]).toEqual([file, 200]);
      expect(answer.headers()['content-type']).toContain('image/svg+xml');
      expect(answer.headers()['cache-control']).toContain('immutable');
      expect(await answer.text()).toContain(`id="${id}"`);
    }
    expect(complaints).toEqual([]);
  });
}

test('a page asks for a drawing once, and for few of them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/motifs/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(12);
});

test('a page that is reached without loading it is drawn too', async ({ page }) => {
  await page.goto('/portfolio');
  await alive(page);
  await page.evaluate(() => ((window as { same?: boolean }).same = true));
  await page.locator('footer').getByRole('link').first().scrollIntoViewIfNeeded();
  await page.locator('footer a[href="/support/about-us"]').click();
  await expect(page).toHaveURL(/about-us$/);
  await expect(page.locator('svg.motif use')).not.toHaveCount(0);
  await expect.poll(() => empty(page)).toBe(0);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);
});

test('the border is sewn from a file of its own', async ({ page, request }) => {
  await page.goto('/');
  const mask = await page
    .locator('.quilt')
    .first()
    .evaluate((border) => getComputedStyle(border).maskImage);
  const [, file = ''] = /url\("(.+?)"\)/.exec(mask) ?? [];
  expect((await request.get(file)).headers()['content-type']).toContain('image/svg+xml');
});

test('where no drawing comes, the page goes on without one', async ({ page }) => {
  await page.route('**/static/motifs/**', (route) => route.abort());
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await empty(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
