import type { Page } from '@playwright/test';
import { claimFigure } from '../../src/fields/claim-figure';
import { defaultLanguage, getLanguage } from '../../src/i18n/languages';
import { priceWords } from '../../src/sections/product/plans/price';
import { anyValue, entries, readsContent, t } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const products = entries('products');
const models = products
  .filter(({ example }) => example.model !== undefined)
  .map(({ slug }) => `/products/${slug}`);
/** The tests share them, so that each model is drawn once. */
const [firstModel, lastModel] = [models.at(0) ?? '', models.at(-1) ?? ''];
const english = getLanguage(defaultLanguage);

test('products show their claims, lists and plans', readsContent, async ({ page }) => {
  for (const { slug, name: product, claims, features, steps, integrations, plans } of products) {
    await page.goto(`/products/${slug}`);
    const main = page.getByRole('main');
    for (const claim of claims)
      await expect(main.getByText(claimFigure(claim, english), { exact: true })).toBeVisible();
    for (const [id, count] of Object.entries({
      steps: steps.length,
      features: features.length,
      integrations: integrations.length,
    })) {
      const items = page.locator(`#${id}`).getByRole('listitem');
      await expect(items).toHaveCount(count);
      await expect(items.last()).toBeVisible();
    }
    const cards = page.locator('#plans > * > ul > li');
    await expect(cards).toHaveCount(plans.length);
    const badge = t('common:recommended');
    for (const [index, plan] of plans.entries()) {
      const { name, price = null, per = null, features: parts, featured } = plan;
      const card = cards.nth(index);
      const { lead, amount, rest } = priceWords({ price, per }, english.locale, t);
      await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
      for (const word of [`${lead}${amount}${rest}`, ...parts])
        await expect(card).toContainText(word);
      await expect(card.getByText(badge, { exact: true })).toHaveCount(featured ? 1 : 0);
      const href = (await card.getByRole('link').getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/support\/contact-us\?subject=/);
      expect(new URL(href, 'http://site').searchParams.get('subject')).toBe(
        t('product:planSubject', { product, plan: name }),
      );
    }
  }
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

  test('comes when it is in view, and turns by keys, drag and buttons', async ({ page }) => {
    await page.setViewportSize({ width: widths.tablet, height: 400 });
    const requests = modelRequests(page);
    await page.goto(firstModel);
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

  test('waits for a word on a connection that saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const requests = modelRequests(page);
    await page.goto(lastModel);
    await page.locator('#example').scrollIntoViewIfNeeded();
    const load = page.getByRole('button', { name: anyValue('product:modelLoad') });
    await expect(load).toBeVisible();
    await expect(page.locator('#example [data-phase] img')).toBeVisible();
    expect(requests).toEqual([]);
    await load.click();
    await expect(model(page)).toBeVisible({ timeout: 60_000 });
    expect(requests).toHaveLength(1);
  });

  test('that is no model or does not come leaves the picture, and says so', async ({ page }) => {
    for (const body of [Buffer.from('not a .glb'), null]) {
      await page.route(
        (url) => isModel(url.pathname),
        (route) => (body ? route.fulfill({ body }) : route.abort()),
      );
      await page.goto(lastModel);
      await page.locator('#example').scrollIntoViewIfNeeded();
      await expect(page.getByText(t('product:modelFailed'))).toBeVisible();
      await expect(page.locator('#example [data-phase] img')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    }
  });
});
