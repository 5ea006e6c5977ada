import type { Page } from '@playwright/test';
import layoutTexts from '../../locales/en/layout.json';
import formTexts from '../../locales/en/forms.json';
import productTexts from '../../locales/en/product.json';
import { send } from './helpers/forms';
import { failLazyScripts, breakScripts, errors, glance, inTime } from './helpers/failing-scripts';
import { at, expect, hydrated, test, widths } from './helpers/test';

/* Failed or slow lazy scripts must not break what works without them. */

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);

const words = 'A sign for my shop.';
const contact = '/support/contact-us';

test.beforeEach(({ page }) => page.clock.install());
test.afterEach(async ({ page, complaints }) => {
  await expect(page.getByText(layoutTexts.crashTitle)).toHaveCount(0);
  // HTML in place of a script is a syntax error that cannot be caught.
  expect(complaints.filter((text) => /^error: (?!Unexpected token)/.test(text))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const form = (page: Page) => page.locator('#contact-form');
const message = (page: Page) => form(page).locator('[name=message]');

async function fillIn(page: Page) {
  await form(page).locator('[name=name]').fill('Mina Akter');
  await form(page).locator('[name=email]').fill('mina@example.com');
  await message(page).fill(words);
}

for (const [what, error] of Object.entries(errors)) {
  test(`a form and a model survive a script that ${what}`, async ({ page }) => {
    await breakScripts(page, error);
    await page.goto(contact);
    await message(page).fill(words);
    await send(form(page));
    await inTime(page, () =>
      expect(form(page).getByText(formTexts.needsScript)).toBeVisible(glance),
    );
    await expect(message(page)).toHaveValue(words);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await failLazyScripts(page, error);
    await page.goto('/products/holosnap');
    await hydrated(page);
    await page.locator('#example').scrollIntoViewIfNeeded();
    await inTime(page, () => expect(page.getByText(productTexts.modelFailed)).toBeVisible(glance));
    await expect(page.locator('#example [data-phase] img')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test(`nothing is lost where the email script ${what}`, async ({ page, mailbox }) => {
    await page.goto(contact);
    await hydrated(page);
    await fillIn(page);
    const restore = await breakScripts(page, error);
    await send(form(page));
    await inTime(page, () => expect(form(page).getByText(formTexts.failed)).toBeVisible(glance));
    // The message cannot have arrived, so the page must not say that it may have.
    await expect(form(page).getByText(formTexts.unknown)).toHaveCount(0);
    await expect(form(page).getByRole('link', { name: formTexts.rescueWhatsapp })).toBeVisible();
    expect(await mailbox.read()).toEqual([]);
    await restore();
    await form(page).getByRole('button', { name: layoutTexts.reload }).click();
    await hydrated(page);
    await expect(message(page)).toHaveValue(words);
    await send(form(page));
    await expect(page.getByRole('heading', { name: formTexts.thanksTitle })).toBeFocused();
    expect(await mailbox.read()).toMatchObject([{ message: words }]);
  });
}
