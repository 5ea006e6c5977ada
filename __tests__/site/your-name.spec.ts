import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { translateAtLoad } from './helpers/change-page';
import { anyValue, readsContent, sign, translation } from './helpers/content';
import { glance, inTime } from './helpers/failing-scripts';
import { at, expect, hydrated, test, widths } from './helpers/test';

const { labels, colors, teaser, trades, service } = sign();
const path = `/services/${service}`;
const section = (page: Page) => page.locator('#your-name');
const shown = (page: Page, name: string) => section(page).locator('tspan', { hasText: name });
const field = (page: Page) => section(page).getByLabel(labels.name);

test.use(at(widths.phone));

test('the sign on the home page shows what is typed, and leads on with it', async ({ page }) => {
  await page.goto('/');
  const input = page.getByLabel(teaser.label);
  await input.pressSequentially('মায়ের দোয়া');
  await expect(page.getByRole('img', { name: 'মায়ের দোয়া' })).toBeVisible();
  await input.fill(' ');
  await expect(page.getByRole('img', { name: sign().example })).toBeVisible();
  await input.fill('Mina');
  await input.press('Enter');
  await expect(shown(page, 'Mina')).toHaveCount(4);
});

test('the sign shows a name that was typed before hydration, on a translated page', async ({
  page,
}) => {
  await translateAtLoad(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('form[aria-labelledby=sign-title] [name=name]').fill('রহিম');
  await expect(page.getByRole('img', { name: 'রহিম' })).toBeVisible();
});

test('a typed name is on all things, and goes along', readsContent, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(path);
  const note = section(page).getByText(labels.exampleNote);
  await expect(note).toBeVisible();
  await field(page).fill('রহিম');
  await expect(note).toHaveCount(0);
  const [, trade] = trades;
  await section(page)
    .getByLabel(labels.trade)
    .selectOption(trade?.industry ?? '');
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
  // Nothing has left the page, and nothing is kept.
  const stored = () => JSON.stringify([localStorage, sessionStorage]);
  expect(await page.evaluate(stored)).not.toContain('রহিম');
  expect(asked.filter((one) => decodeURIComponent(one).includes('রহিম'))).toEqual([]);

  await section(page).getByRole('link', { name: labels.use }).click();
  const intake = page.locator('#quick-intake-form');
  await expect(intake).toBeInViewport();
  await expect(intake.locator('[name=message]')).toHaveValue(new RegExp(`^${line}`));
  await expect(intake.locator('[name=business]')).toHaveValue(trade?.business ?? '');

  const { search, hash } = new URL(link);
  await page.goto(path + search + hash);
  await expect(field(page)).toHaveValue('রহিম');
  await expect(shown(page, 'রহিম')).toHaveCount(4);
  await expect(section(page).getByRole('radio', { name: colors[1]?.name ?? '' })).toBeChecked();
});

test.describe('from 768 px', () => {
  test.use(at(widths.desktop));

  test('a typed name stays in another language, and after a reload', async ({ page }) => {
    const { name } = translation(0);
    await page.goto(path);
    await field(page).fill('রহিম');
    await expect(shown(page, 'রহিম')).toHaveCount(4);
    await page.getByRole('banner').getByLabel(anyValue('layout:languagePicker')).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', translation(0).code);
    await expect(section(page).locator('[name=name]')).toHaveValue('রহিম');
    await page.reload();
    await expect(section(page).locator('[name=name]')).toHaveValue('রহিম');
  });
});

test('a name that is too long, and letters that our font lacks, have a message', async ({
  page,
}) => {
  await page.goto(path);
  await field(page).fill('M'.repeat(41));
  await expect(section(page).getByRole('alert')).toHaveText(labels.tooLong);
  await field(page).fill('Mina 🧵');
  await expect(field(page)).toHaveAccessibleDescription(labels.otherLetters);
  await field(page).fill('Mina');
  await expect(field(page)).toHaveAccessibleDescription('');
});

test('the picture is a JPEG that is named after the shop', async ({ page }) => {
  await page.goto(path);
  await field(page).fill('Mina/টেইলার্স');
  await expect(shown(page, 'টেইলার্স')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await section(page).getByRole('button', { name: labels.save }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toBe('Mina টেইলার্স.jpg');
  expect(await sharp(await picture.path()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1600,
  });
});

const save = (page: Page) => section(page).getByRole('button', { name: labels.save });

test('a picture that the browser never gives is said to have failed', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined;
  });
  await page.goto(path);
  await hydrated(page);
  await save(page).click();
  await expect(section(page).getByRole('button', { name: labels.saving })).toBeVisible();
  await inTime(page, () => expect(page.getByText(labels.saveFailed)).toBeVisible(glance));
  await expect(save(page)).toBeVisible();
});

test('a picture that the browser has changed is not offered', async ({ page }) => {
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with `this` below
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...options) {
      const context = this.getContext('2d');
      for (let x = 0; x < this.width; x += 20) context?.fillRect(x, 0, 10, this.height);
      toBlob.apply(this, options);
    };
  });
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await page.goto(path);
  await save(page).click();
  await expect(page.getByText(labels.saveFailed)).toBeVisible();
  expect(downloads).toEqual([]);
});

const app =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120 [FB_IAB/FB4A;FBAV/440]';

test.describe('inside of an app', () => {
  test.use({ userAgent: app });

  test('the picture is shown, to be kept by a long press', async ({ page }) => {
    await page.goto(path);
    await save(page).click();
    await expect(section(page).getByRole('figure').getByText(labels.saveReady)).toBeVisible();
    const picture = section(page).getByRole('figure').getByRole('img');
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
    // It is that of another name.
    await field(page).fill('Mina');
    await expect(picture).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('a picture that comes too late for the tap is shared with the next', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      let taps = 0;
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files }: ShareData) => {
          taps += 1;
          if (taps === 1) return Promise.reject(new DOMException('', 'NotAllowedError'));
          shared.push(...(files ?? []).map(({ name }) => name));
          return Promise.resolve();
        },
      });
    });
    await page.goto(path);
    await field(page).fill('Mina');
    await save(page).click();
    const figure = section(page).getByRole('figure');
    await expect(figure.getByText(labels.saveReady)).toBeVisible();
    await save(page).click();
    await expect(figure).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      'Mina.jpg',
    ]);
  });
});

test('a link with hostile text shows it as a name', async ({ page }) => {
  const name = encodeURIComponent('<img src=x onerror=alert(1)>\u202E');
  await page.goto(`${path}?name=${name}&color=__proto__&trade=constructor#your-name`);
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(section(page).locator('img[src=x]')).toHaveCount(0);
  await expect(section(page).getByRole('radio', { name: colors[0]?.name ?? '' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on the home page leads to the example', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(teaser.label).fill('রহিম');
    await page.getByRole('button', { name: teaser.button }).click();
    await expect(page).toHaveURL(`${path}?name=${encodeURIComponent('রহিম')}#your-name`);
    await expect(section(page).locator('svg:has(tspan)')).toHaveCount(4);
    await expect(section(page).getByRole('link', { name: labels.whatsapp })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});
