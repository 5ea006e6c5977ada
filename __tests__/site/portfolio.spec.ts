import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, test, widths } from './helpers/test';

const aizaan = '/portfolio/aizaan-ecommerce-rebranding';
const placeholders = ['santoku-knife-store-ux', 'puffy-homepage-redesign', 'sfu-snap-app-redesign'];
const filters = [
  'All',
  'Logo Design',
  'Brand Guidelines',
  'Print Design',
  'Packaging',
  'Merchandise',
  'Web Design',
  'Social Media',
  'Brand Strategy',
];

const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const filter = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name, exact: true });
const pictures = (page: Page) => gallery(page).getByRole('listitem').getByRole('link');
const lightbox = (page: Page) => page.getByRole('dialog');
const status = (page: Page) => lightbox(page).getByRole('status');

/** React has taken over the gallery. */
async function alive(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#gallery a') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}

async function openPicture(page: Page, place: number) {
  await page.goto(aizaan);
  await alive(page);
  await pictures(page).nth(place).click();
  await expect(lightbox(page)).toBeVisible();
}

test.describe('from 768 px', () => {
  test.use(at(widths.desktop));

  test('/portfolio leads to all four studies', async ({ page }) => {
    await page.goto('/portfolio');
    for (const slug of ['aizaan-ecommerce-rebranding', ...placeholders]) {
      await expect(page.getByRole('main').locator(`a[href="/portfolio/${slug}"]`)).toHaveCount(1);
    }
  });

  for (const path of ['/portfolio', aizaan, `/portfolio/${placeholders[0] ?? ''}`]) {
    test(`${path} ends with an invitation`, async ({ page }) => {
      await page.goto(path);
      const last = page.getByRole('main').getByRole('region').last();
      await expect(last.getByRole('heading')).toHaveText('The next one could be yours.');
      await expect(last.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
        'href',
        '/support/contact-us',
      );
    });
  }

  test('the Aizaan study shows its parts', async ({ page }) => {
    await page.goto(aizaan);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: 'Aizaan', exact: true })).toBeVisible();
    const overview = main.getByRole('region', { name: 'Project Overview' });
    expect(await overview.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Introduction',
      'Goals',
      'Problems',
      'Challenges',
      'Responsibilities',
    ]);
    const scope = main.getByRole('region', { name: 'Project Scope' });
    expect(await scope.getByRole('definition').allTextContents()).toEqual(['18', '8', '100%', '3']);
    await expect(main.getByRole('region', { name: 'Project Impact' })).toContainText(
      'will be posted soon',
    );
  });

  for (const slug of placeholders) {
    test(`${slug} says that it will be posted soon and leads to Aizaan`, async ({ page }) => {
      await page.goto(`/portfolio/${slug}`);
      const soon = page.getByRole('region', { name: 'This case study will be posted soon.' });
      await soon.getByRole('link').click();
      await expect(page).toHaveURL(aizaan);
    });
  }

  test('next leads through all the studies and back to the first', async ({ page }) => {
    await page.goto(aizaan);
    for (const slug of [...placeholders, 'aizaan-ecommerce-rebranding']) {
      await page.getByRole('link', { name: 'Next case study' }).click();
      await expect(page).toHaveURL(`/portfolio/${slug}`);
    }
    await page.getByRole('link', { name: 'Previous case study' }).click();
    await expect(page).toHaveURL(`/portfolio/${placeholders[2] ?? ''}`);
  });

  test('the gallery has 17 pictures and nine filters', async ({ page }) => {
    await page.goto(aizaan);
    await expect(pictures(page)).toHaveCount(17);
    expect(await gallery(page).getByRole('button').allTextContents()).toEqual(filters);
    await expect(gallery(page).getByRole('status')).toHaveText('Showing 17 of 17 assets');
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a filter shows its pictures and stands in the address', async ({ page }) => {
    await page.goto(aizaan);
    await alive(page);
    await filter(page, 'Packaging').click();
    await expect(page).toHaveURL(`${aizaan}?category=packaging`);
    await expect(pictures(page)).toHaveText(['Shopping bags', 'Box and tissue']);
    await expect(gallery(page).getByRole('status')).toHaveText('Showing 2 of 17 assets');
    await expect(filter(page, 'Packaging')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(pictures(page)).toHaveCount(2);
    await filter(page, 'All').click();
    await expect(page).toHaveURL(aizaan);
    await expect(pictures(page)).toHaveCount(17);
    await page.goBack();
    await expect(pictures(page)).toHaveCount(2);
  });

  test('every filter shows as many as it says, and together they are all', async ({ page }) => {
    await page.goto(aizaan);
    await alive(page);
    let sum = 0;
    for (const name of filters.slice(1)) {
      await filter(page, name).click();
      await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
      const count = await pictures(page).count();
      await expect(gallery(page).getByRole('status')).toHaveText(`Showing ${count} of 17 assets`);
      sum += count;
    }
    expect(sum).toBe(17);
  });

  test('the arrow keys turn the pages around both ends', async ({ page }) => {
    await openPicture(page, 0);
    await expect(status(page)).toHaveText('The mark and the two names 1 of 17');
    await page.keyboard.press('ArrowLeft');
    await expect(status(page)).toHaveText('Where Aizaan stands 17 of 17');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toHaveText('How the mark is drawn 2 of 17');
    await expect(page).toHaveURL(`${aizaan}?image=construction`);
  });

  test('the buttons turn the pages within the filter', async ({ page }) => {
    await page.goto(`${aizaan}?category=packaging`);
    await alive(page);
    await expect(pictures(page)).toHaveCount(2);
    await pictures(page).first().click();
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(status(page)).toHaveText('Box and tissue 2 of 2');
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(status(page)).toHaveText('Shopping bags 1 of 2');
    await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
    await expect(status(page)).toHaveText('Box and tissue 2 of 2');
  });

  test('one picture alone has nothing to turn to', async ({ page }) => {
    await page.goto(`${aizaan}?category=brand-strategy&image=positioning-map`);
    await expect(status(page)).toHaveText('Where Aizaan stands 1 of 1');
    await expect(lightbox(page).getByRole('button')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/image=positioning-map/);
  });

  for (const [way, close] of Object.entries({
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'the close button': (page: Page) =>
      lightbox(page).getByRole('button', { name: 'Close the picture' }).click(),
    'a click on the backdrop': (page: Page) => page.mouse.click(4, 450),
    Back: async (page: Page) => {
      await page.goBack();
    },
  })) {
    test(`${way} closes it, and the focus and the page are where they were`, async ({ page }) => {
      await page.goto(aizaan);
      await alive(page);
      const opener = pictures(page).nth(4);
      await opener.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await opener.click();
      await expect(status(page)).toHaveText('Type in two scripts 5 of 17');
      await close(page);
      await expect(lightbox(page)).toHaveCount(0);
      await expect(page).toHaveURL(aizaan);
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  }

  test('a shared address opens the picture, and closing it stays on the page', async ({ page }) => {
    await page.goto(`${aizaan}?image=tote`);
    await expect(status(page)).toHaveText('Cotton tote 11 of 17');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(aizaan);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(gallery(page).getByRole('link', { name: /Cotton tote$/ })).toBeFocused();
  });

  test('the focus stays inside', async ({ page }) => {
    await openPicture(page, 0);
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        }),
      ).toBe(true);
    }
  });

  test('axe finds nothing while a picture is open', async ({ page }) => {
    await openPicture(page, 0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test('the neighbours are fetched before they are asked for', async ({ page }) => {
    await openPicture(page, 8);
    const loaded = () =>
      lightbox(page)
        .locator('img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).complete && image.getAttribute('alt')),
        );
    await expect
      .poll(loaded)
      .toEqual([
        expect.stringContaining('posters'),
        expect.stringContaining('shopping bags'),
        expect.stringContaining('dark red box'),
      ]);
  });
});

test.describe('on a phone', () => {
  test.use({ ...at(widths.phone), hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('a picture opens sharp, and not in its full size', async ({ page }) => {
    await openPicture(page, 0);
    const picture = lightbox(page).getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .not.toBe('');
    const { natural, shown } = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const bitmap = await createImageBitmap(image);
      const drawn = Math.min(image.clientWidth, image.clientHeight * (4 / 3));
      return { natural: bitmap.width, shown: drawn * devicePixelRatio };
    });
    expect(natural).toBeGreaterThanOrEqual(shown * 0.95);
    expect(natural).toBeLessThanOrEqual(1080);
  });

  test('a swipe turns the page', async ({ page }) => {
    await openPicture(page, 0);
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 390 }],
        });
      await touch('touchStart', from);
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
      await touch('touchEnd');
    };
    await swipe(300, 80);
    await expect(status(page)).toHaveText('How the mark is drawn 2 of 17');
    await swipe(80, 300);
    await expect(status(page)).toHaveText('The mark and the two names 1 of 17');
  });

  test('two fingers may zoom', async ({ page }) => {
    await openPicture(page, 0);
    const picture = lightbox(page).getByRole('img');
    const stage = picture.locator('xpath=ancestor::div[1]');
    await expect(stage).toHaveCSS('touch-action', 'pinch-zoom');
  });
});

test.describe('without JavaScript', () => {
  test.use({ ...at(widths.desktop), javaScriptEnabled: false });

  test('the gallery shows all pictures, each leading to its large file', async ({ page }) => {
    await page.goto(aizaan);
    await expect(pictures(page)).toHaveCount(17);
    const addresses = await pictures(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    for (const address of addresses) {
      const response = await page.request.head(address);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
    await expect(filter(page, 'Packaging')).toBeHidden();
  });
});
