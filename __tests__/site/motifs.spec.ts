import type { Page } from '@playwright/test';
import { pageKinds } from './helpers/pages';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

/** The addresses of a page's motifs, each once. */
const used = (page: Page) =>
  page
    .locator('.motif')
    .evaluateAll((motifs) => [
      ...new Set(
        motifs.map(
          (motif) =>
            motif.getAttribute('src') ?? motif.querySelector('use')?.getAttribute('href') ?? '',
        ),
      ),
    ]);

/** Scrolls down the page, as motifs are fetched when they come near. */
const pass = async (page: Page) => {
  for (const motif of await page.locator('.motif:visible').all())
    await motif.scrollIntoViewIfNeeded();
};

/** How many motifs have nothing to show: a picture that has not come, a reference that leads nowhere. */
const empty = (page: Page) =>
  page.locator('.motif').evaluateAll(
    (motifs) =>
      motifs.filter((motif) => {
        const width =
          motif instanceof HTMLImageElement
            ? motif.naturalWidth
            : (motif.querySelector('use')?.getBBox().width ?? 0);
        return motif.checkVisibility() && !(width > 0);
      }).length,
  );

for (const path of pageKinds('en')) {
  test(`${path}: every motif is drawn, by a file that browsers may keep`, async ({
    page,
    request,
    complaints,
  }) => {
    await page.goto(path);
    await pass(page);
    await expect.poll(() => empty(page)).toBe(0);
    for (const address of await used(page)) {
      const [file = '', id] = address.split('#');
      const answer = await request.get(file);
      expect([file, answer.status()]).toEqual([file, 200]);
      expect(answer.headers()['content-type']).toContain('image/svg+xml');
      expect(answer.headers()['cache-control']).toContain('immutable');
      if (id) expect(await answer.text()).toContain(`id="${id}"`);
    }
    expect(complaints).toEqual([]);
  });
}

test('a page asks for a drawing once, and for those far below not before they come near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/motifs/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const atFirst = asked.length;
  expect(atFirst).toBeGreaterThan(0);
  await pass(page);
  await expect.poll(() => empty(page)).toBe(0);
  expect(asked.length).toBeGreaterThan(atFirst);
  expect(new Set(asked).size).toBe(asked.length);
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
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await empty(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
