import type { Page } from '@playwright/test';
import homeTexts from '../../locales/en/home.json';
import { sendButton } from './helpers/late';
import { postOf } from './helpers/post';
import { alive, at, expect, test, widths } from './helpers/test';

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);

const [one, other] = ['/services/social-media', '/services/ui-ux-design'] as const;
const form = (page: Page) => page.locator('#quick-intake-form');

async function open(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
}

async function isAlive(page: Page) {
  await form(page).scrollIntoViewIfNeeded();
  await expect(sendButton(form(page))).toBeEnabled();
}

const service = (page: Page) => form(page).locator('[name=service]');

for (const loaded of [true, false])
  test(`a draft from one service goes with the package of another to the other, ${loaded ? 'if its form was there' : 'if its form comes later'}`, async ({
    page,
  }) => {
    await page.clock.install();
    const post = await postOf(page);
    await open(page, other);
    const title = await service(page).inputValue();
    await open(page, one);
    await isAlive(page);
    expect(await service(page).inputValue()).not.toBe(title);
    await form(page).locator('[name=name]').fill('Mina');
    await form(page).locator('[name=email]').fill('mina@example.com');
    await page.locator('#tiers').getByRole('link').last().click();
    await open(page, other);
    if (loaded) await isAlive(page);
    await page.locator('#tiers').getByRole('link').first().click();
    await isAlive(page);
    await expect(service(page)).toHaveValue(title);
    await expect(form(page).locator('[name=name]')).toHaveValue('Mina');
    const [, first, second] = /(\d+) \+ (\d+)/.exec(await form(page).innerText()) ?? [];
    await form(page)
      .locator('[name=answer]')
      .fill(String(Number(first) + Number(second)));
    await page.clock.fastForward(5000);
    await sendButton(form(page)).click();
    await expect.poll(() => post.sent).toMatchObject([{ title, service: title }]);
  });

test('selecting a text in the inquiry and letting go beside it leaves it open; a press beside it closes it', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: homeTexts.otherIndustryTitle }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.locator('[name=name]');
  await name.fill('Mina Akter');
  const box = await name.boundingBox();
  if (!box) throw new Error('the field is not on the screen');
  await page.mouse.move(box.x + 60, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(5, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect(name).toHaveValue('Mina Akter');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('Get Started on another page leads to the form once, not again after a reload or Back', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/support/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(1000);
  await expect(form(page)).toBeFocused();
  const top = () => page.evaluate(() => scrollTo(0, 0));
  await top();
  await page.reload();
  await alive(page);
  await page.clock.runFor(2000);
  await expect(form(page)).not.toBeFocused();
  await top();
  await page.getByRole('banner').getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveURL('/portfolio');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await alive(page);
  await page.clock.runFor(2000);
  await expect(form(page)).not.toBeFocused();
});
