import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readsContent, sign } from './helpers/content';
import { at, expect, test, widths } from './helpers/test';

const { labels, colors, teaser, service } = sign();
const path = `/services/${service}`;
const section = (page: Page) => page.locator('#your-name');
const shown = (page: Page, name: string) => section(page).locator('tspan', { hasText: name });
const field = (page: Page) => section(page).getByLabel(labels.name);

test.use(at(widths.phone));

test('a typed name is on all things, and goes along', readsContent, async ({ page }) => {
  await page.goto(path);
  await field(page).fill('রহিম');
  await expect(shown(page, 'রহিম')).toHaveCount(4);
  await section(page)
    .getByRole('radio', { name: colors[1]?.name ?? '' })
    .check();
  const line = `${labels.line}: রহিম · ${labels.plain} · ${colors[1]?.name ?? ''}`;
  const chat = section(page).getByRole('link', { name: labels.whatsapp });
  const text = async () =>
    new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await expect.poll(text).toContain(line);
  const link = /https?:\S+$/.exec(await text())?.[0] ?? '';

  await section(page).getByRole('link', { name: labels.use }).click();
  const intake = page.locator('#quick-intake-form');
  await expect(intake).toBeInViewport();
  await expect(intake.locator('[name=message]')).toHaveValue(new RegExp(`^${line}`));

  const { search, hash } = new URL(link);
  await page.goto(path + search + hash);
  await expect(field(page)).toHaveValue('রহিম');
  await expect(shown(page, 'রহিম')).toHaveCount(4);
  await expect(section(page).getByRole('radio', { name: colors[1]?.name ?? '' })).toBeChecked();
});

test('the picture is a PNG that is named after the shop', async ({ page }) => {
  await page.goto(path);
  await field(page).fill('Mina/টেইলার্স');
  await expect(shown(page, 'টেইলার্স')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: labels.save }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe('Mina টেইলার্স.png');
  // The width in the header of a PNG.
  expect(readFileSync(await picture.path()).readUInt32BE(16)).toBe(1600);
});

test('a link with hostile text shows it as a name', async ({ page }) => {
  const name = encodeURIComponent('<img src=x onerror=alert(1)>\u202E');
  await page.goto(`${path}?name=${name}&color=__proto__&trade=constructor#your-name`);
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(section(page).locator('img')).toHaveCount(0);
  await expect(section(page).getByRole('radio', { name: colors[0]?.name ?? '' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the teaser leads to the example with the name', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(teaser.label).fill('রহিম');
    await page.getByRole('button', { name: teaser.button }).click();
    await expect(page).toHaveURL(`${path}?name=${encodeURIComponent('রহিম')}#your-name`);
    await expect(section(page).locator('svg:has(tspan)')).toHaveCount(4);
    await expect(section(page).getByRole('link', { name: labels.whatsapp })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
