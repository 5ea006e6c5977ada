import type { Page } from '@playwright/test';
import { send, solveSum } from './helpers/forms';
import { postOf } from './helpers/post';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);

const [one, other] = ['/services/social-media', '/services/ui-ux-design'] as const;
const form = (page: Page) => page.locator('#quick-intake-form');

const service = (page: Page) => form(page).locator('[name=service]');

test('a draft from one service goes with the package of another to the other', async ({ page }) => {
  await page.clock.install();
  const post = await postOf(page);
  await page.goto(other);
  const title = await service(page).inputValue();
  await page.goto(one);
  await hydrated(page);
  expect(await service(page).inputValue()).not.toBe(title);
  await form(page).locator('[name=name]').fill('Mina');
  await form(page).locator('[name=email]').fill('mina@example.com');
  await page.locator('#tiers').getByRole('link').last().click();
  await page.goto(other);
  await page.locator('#tiers').getByRole('link').first().click();
  await hydrated(page);
  await expect(service(page)).toHaveValue(title);
  await expect(form(page).locator('[name=name]')).toHaveValue('Mina');
  await solveSum(form(page));
  await page.clock.fastForward(5000);
  await send(form(page));
  await expect.poll(() => post.sent).toMatchObject([{ title, service: title }]);
});

test('a package can be taken off again, and comes back with a draft', async ({ page }) => {
  await page.goto(one);
  await page.locator('#tiers').getByRole('link').last().click();
  const chip = form(page).getByRole('status').getByRole('button');
  await expect(chip).toBeVisible();
  await form(page).locator('[name=message]').fill('words');
  await page.goto(one);
  await hydrated(page);
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/\?package=/);
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(page).toHaveURL(one);
});
