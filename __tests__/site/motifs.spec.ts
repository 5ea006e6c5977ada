import type { Page } from '@playwright/test';
import { pageKinds } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

/** The distinct addresses of a page's motifs. */
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

/** Scrolls down the page, because motifs load lazily. */
const pass = async (page: Page) => {
  for (const motif of await page.locator('.motif:visible').all())
    await motif.scrollIntoViewIfNeeded();
};

/** The number of broken motifs: pictures that did not load, and broken references. */
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
