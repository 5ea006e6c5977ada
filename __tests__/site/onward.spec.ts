import type { Page, Request } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { entries, some, translation } from './helpers/content';
import { alive, at, expect, test, widths } from './helpers/test';

test.use(at(widths.phone));

const { code } = translation(0);
/** A long page whose parts are still, and one that they lead to. */
const from = localizePath('/services', code);
const service = some(entries('services', code), 'service', () => true);
const to = localizePath(`/services/${service.slug}`, code);
const link = (page: Page) => page.getByRole('main').locator(`a[href="${to}"]`).first();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function goOn(page: Page) {
  await page.goto(from);
  await alive(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(window.scrollY), { once: true, capture: true });
      }),
  );
  await link(page).click();
  await expect(page).toHaveURL(to);
  return left;
}

test('a page that one goes on to has all its parts, without being loaded as a whole', async ({
  page,
}) => {
  await page.goto(to);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const whole = await titles.allTextContents();
  await goOn(page);
  await expect(titles).toHaveText(whole);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('its title is said to those who hear it, and nothing in another language', async ({
  page,
}) => {
  await goOn(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const said = page.locator('[aria-live=assertive]:not(:empty)').filter({ visible: true });
  await expect(said).toHaveText([title]);
});

test('Back leads to the place that one left', async ({ page }) => {
  const left = await goOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(link(page)).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(10);
});

test('the page that one leaves stays until the next begins, on a slow line too', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(to);
  const next = (await title.textContent()) ?? '';
  await page.goto(from);
  await alive(page);
  await page.evaluate(() => {
    Object.assign(window, { hadGap: false });
    new MutationObserver(() => {
      if (!document.querySelector('h1')) Object.assign(window, { hadGap: true });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await link(page).click();
  await expect(page).toHaveURL(to);
  await expect(title).toHaveText(next);
  expect(await page.evaluate(() => 'hadGap' in window && window.hadGap)).toBe(false);
});

test('of two links the one that was pressed last is followed, whichever page comes first', async ({
  page,
}) => {
  const other = some(entries('services'), 'second service', ({ slug }) => slug !== service.slug);
  const last = localizePath(`/services/${other.slug}`, code);
  await page.goto(from);
  await alive(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/page-data${to}/page-data.json`, async (route) => {
    await held;
    await route.continue();
  });
  await link(page).click();
  await page.getByRole('main').locator(`a[href="${last}"]`).first().click();
  await expect(page).toHaveURL(last);
  const came = page.waitForResponse((response) => response.url().includes(`/page-data${to}/`));
  release();
  await came;
  await expect(page).toHaveURL(last);
});

test('a page whose data does not come is loaded as a whole', async ({ page }) => {
  await page.route(`**/page-data${to}/page-data.json`, (route) => route.abort());
  await goOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('a part whose code does not come is there all the same, from the server', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const own = new Set<string>();
  const note = (request: Request) => own.add(request.url());
  page.on('request', note);
  for (const path of [from, to]) {
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
  }
  page.off('request', note);
  const whole = await titles.allTextContents();
  let refused = 0;
  await page.route('**/*.js', (route) => {
    if (own.has(route.request().url())) return route.continue();
    refused += 1;
    return route.abort();
  });
  await goOn(page);
  await expect(titles).toHaveText(whole, { timeout: 15_000 });
  expect(refused).toBeGreaterThan(0);
});

/** Notes from now on which parts of a turn from page to page are seen in motion. */
const noteMotion = (page: Page) =>
  page.evaluate(() => {
    const names = new Set<string>();
    Object.assign(window, { inMotion: names });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const part = (effect as KeyframeEffect).pseudoElement;
        if (part) names.add(part);
      }
      requestAnimationFrame(look);
    };
    look();
  });
const seenMoving = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { inMotion: Set<string> }).inMotion]);

test.describe('one page turns into the next', () => {
  const { slug } = some(entries('portfolio'), 'study', () => true);
  const index = localizePath('/portfolio', code);
  const path = localizePath(`/portfolio/${slug}`, code);

  async function goToStudy(page: Page) {
    await page.goto(index);
    await alive(page);
    await noteMotion(page);
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator(`[data-cover="/portfolio/${slug}"]`)).toBeInViewport();
  }

  test('with the cover of a study on its way to its place', async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await goToStudy(page);
    for (const picture of ['old', 'new'])
      await expect.poll(() => seenMoving(page)).toContain(`::view-transition-${picture}(cover)`);
    await page.goBack();
    await expect(page).toHaveURL(index);
    expect(complaints).toEqual([]);
  });

  test('at once for those who prefer less motion', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(path);
    const next = (await title.textContent()) ?? '';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goToStudy(page);
    await expect(title).toHaveText(next);
    expect(await seenMoving(page)).not.toContainEqual(expect.stringContaining('view-transition'));
  });
});
