import type { Page } from '@playwright/test';
import { claimFigure } from '../../src/content/claim-figure';
import { defaultLanguage, getLanguage } from '../../src/i18n/languages';
import { priceWords } from '../../src/routes/product/plans/price';
import { anyValue, entries, readsContent, some, t } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const products = entries('products');
const background = `/products/${some(products, 'tool that cuts out', ({ example }) => example.before !== undefined).slug}`;
const models = products
  .filter(({ example }) => example.model !== undefined)
  .map(({ slug }) => `/products/${slug}`);
const [firstModel = ''] = models;
const english = getLanguage(defaultLanguage);

for (const { slug, name: product, claims, features, steps, integrations, plans } of products) {
  test(
    `${slug} shows claims, features, steps, integrations and plans`,
    readsContent,
    async ({ page }) => {
      await page.goto(`/products/${slug}`);
      const main = page.getByRole('main');
      for (const claim of claims) {
        await expect(main.getByText(claimFigure(claim, english), { exact: true })).toBeVisible();
      }
      await expect(page.locator('#steps').getByRole('listitem')).toHaveCount(steps.length);
      for (const [id, count] of [
        ['features', features.length],
        ['integrations', integrations.length],
      ] as const) {
        await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveCount(count);
        await expect(page.locator(`#${id}`).getByRole('listitem').last()).toBeVisible();
      }
      const cards = page.locator('#plans > * > ul > li');
      await expect(cards).toHaveCount(plans.length);
      for (const [index, { name, price = null, per = null, features: parts }] of plans.entries()) {
        const card = cards.nth(index);
        const { lead, amount, rest } = priceWords({ price, per }, english.locale, t);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        for (const word of [`${lead}${amount}${rest}`, ...parts]) {
          await expect(card).toContainText(word);
        }
        const href = (await card.getByRole('link').getAttribute('href')) ?? '';
        expect(href).toMatch(/^\/support\/contact-us\?subject=/);
        expect(new URL(href, 'http://site').searchParams.get('subject')).toBe(
          t('product:planSubject', { product, plan: name }),
        );
      }
      const recommended = plans.flatMap(({ featured }, index) => (featured ? [index] : []));
      await expect(main.getByText(t('common:recommended'), { exact: true })).toHaveCount(
        recommended.length,
      );
      for (const index of recommended) {
        await expect(cards.nth(index)).toContainText(t('common:recommended'));
      }
    },
  );
}

test.describe('the comparison', () => {
  /** Returns the handle of the comparison after hydration. */
  async function handleOf(page: Page) {
    await page.goto(background);
    const handle = page.getByRole('slider', { name: t('product:compare') });
    await handle.scrollIntoViewIfNeeded();
    await expect(handle).toHaveAttribute('aria-valuetext', /50%/);
    return handle;
  }

  /** The visible share of the photo's width. */
  async function shown(page: Page): Promise<number> {
    return page.getByRole('figure', { name: t('product:before') }).evaluate((figure) => {
      const [, hidden = ''] =
        /inset\(0(?:px)? (.+?) 0/.exec(getComputedStyle(figure).clipPath) ?? [];
      const percent = /([\d.]+)%/.exec(hidden)?.[1] ?? '0';
      return hidden.includes('calc') ? Number.NaN : 1 - Number(percent) / 100;
    });
  }

  test('moves by arrow keys, to both ends', async ({ page }) => {
    const handle = await handleOf(page);
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveValue('51');
    await expect(handle).toHaveAttribute('aria-valuetext', /51%/);
    await expect.poll(() => shown(page)).toBeCloseTo(0.51);
    await page.keyboard.press('Home');
    await expect.poll(() => shown(page)).toBeCloseTo(0);
    await page.keyboard.press('End');
    await expect.poll(() => shown(page)).toBeCloseTo(1);
  });
});

test.describe('the model', () => {
  const isModel = (url: string) => url.endsWith('.glb');
  const model = (page: Page) => page.getByRole('slider', { name: anyValue('product:model') });

  /** Collects every request for a model. */
  function modelRequests(page: Page): string[] {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isModel(request.url())) requests.push(request.url());
    });
    return requests;
  }

  // Rendering without a GPU is slow, so the window is small.
  test.use(at(widths.phone));

  for (const path of models) {
    test(`of ${path} comes when it is in view, and turns by keys, drag and buttons`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: widths.tablet, height: 400 });
      const requests = modelRequests(page);
      await page.goto(path);
      await hydrated(page);
      expect(requests).toEqual([]);
      await page.locator('#example').scrollIntoViewIfNeeded();
      await page.setViewportSize({ width: widths.tablet, height: 900 });
      const object = model(page);
      await expect(object).toBeVisible({ timeout: 60_000 });
      expect(requests).toHaveLength(1);
      await object.focus();
      await page.keyboard.press('ArrowRight');
      await expect(object).toHaveAttribute('aria-valuenow', '15');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(object).toHaveAttribute('aria-valuenow', '345');
      await page.keyboard.press('Home');
      await expect(object).toHaveAttribute('aria-valuenow', '0');
      await page.getByRole('button', { name: t('product:turnRight') }).click();
      await expect(object).toHaveAttribute('aria-valuenow', '30');
      const box = await object.boundingBox();
      if (!box) throw new Error('the model has no place');
      const [x, y] = [box.x + box.width * 0.4, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + box.width / 4, y, { steps: 5 });
      await page.mouse.up();
      await expect.poll(async () => Number(await object.getAttribute('aria-valuenow'))).toBe(75);
    });
  }

  test('waits for a word on a connection that saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      });
    });
    const requests = modelRequests(page);
    await page.goto(firstModel);
    await page.locator('#example').scrollIntoViewIfNeeded();
    const load = page.getByRole('button', { name: anyValue('product:modelLoad') });
    await expect(load).toBeVisible();
    await expect(page.locator('#example [data-phase] img')).toBeVisible();
    expect(requests).toEqual([]);
    await load.click();
    await expect(model(page)).toBeVisible({ timeout: 60_000 });
    expect(requests).toHaveLength(1);
  });

  for (const [what, body] of [
    ['is no model', Buffer.from('not a .glb')],
    ['does not come', null],
  ] as const) {
    test(`that ${what} leaves the picture, and says so`, async ({ page }) => {
      await page.route(
        (url) => isModel(url.pathname),
        (route) => (body ? route.fulfill({ body }) : route.abort()),
      );
      await page.goto(models.at(-1) ?? '');
      await page.locator('#example').scrollIntoViewIfNeeded();
      await expect(page.getByText(t('product:modelFailed'))).toBeVisible();
      await expect(page.locator('#example [data-phase] img')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a picture', async ({ page }) => {
      await page.goto(firstModel);
      await expect(page.locator('#example [data-phase] img')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  });
});
