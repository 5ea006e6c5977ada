import type { Locator, Page } from '@playwright/test';
import { numbersIn } from '../../src/i18n/numbers';
import { anyValue, entries, readsContent, studio, t, titleOf } from './helpers/content';
import { hydrated, at, expect, swipe, test, widths } from './helpers/test';

const tagline = t('common:heroTitle');
const shown = entries('services');
const section = (page: Page, name: string) => page.getByRole('region', { name });
const services = (page: Page) => section(page, t('common:servicesTitle'));
const industries = (page: Page) => section(page, t('home:industriesTitle'));
const dots = (part: Locator) => part.getByRole('button', { name: anyValue('home:carouselDot') });
const cards = (part: Locator) => part.locator('li article');
const counters = (page: Page) => section(page, tagline).getByRole('list').first();
const steps = (page: Page) => section(page, t('home:processTitle'));
const form = (page: Page) => page.locator('#quick-intake-form');

/** Opens the page and waits for hydration. */
async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

/** Returns the texts of the cards that are whole in view. */
const inRow = (part: Locator) =>
  cards(part).evaluateAll((all) =>
    all
      .filter((card) => {
        const { left = 0, right = 0 } = card.closest('ul')?.getBoundingClientRect() ?? {};
        const own = card.getBoundingClientRect();
        return own.left >= left && own.right <= right;
      })
      .map((card) => card.textContent),
  );
const opacity = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

test.describe('the first screen', () => {
  test('sews its figure, but not for visitors who prefer less motion', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('animationend', ({ target }) => {
        if ((target as Element).matches('.motif')) Object.assign(window, { sewn: true });
      });
    });
    const figure = () => page.locator('.motif').first();
    const style = (name: string) =>
      figure().evaluate(
        (element, property) => getComputedStyle(element).getPropertyValue(property),
        name,
      );
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { sewn?: boolean }).sewn))
      .toBe(true);
    expect(await style('mask-image')).toBe('none');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await style('animation-name')).toBe('none');
  });

  /** The numbers that the counters are at, or undefined where none is running. */
  const running = (page: Page) =>
    counters(page)
      .locator('[aria-hidden]')
      .evaluateAll((elements) =>
        elements.map((element) =>
          getComputedStyle(element).visibility === 'visible'
            ? Number(getComputedStyle(element, '::before').getPropertyValue('--count'))
            : undefined,
        ),
      );

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('counts up to the figures of the studio', readsContent, async ({ page }) => {
        // A slow machine may not see the first numbers, so it may open the page again.
        await expect(async () => {
          await page.goto('/', { waitUntil: 'commit' });
          const seen: (number | undefined)[][] = [];
          const done = async () => {
            const now = await running(page);
            seen.push(now);
            return now.length > 0 && now.every((number) => number === undefined);
          };
          await expect.poll(done, { intervals: [50] }).toBe(true);
          for (const [index, { value }] of studio().counters.entries()) {
            const row = seen.map((numbers) => numbers[index]).filter((n) => n !== undefined);
            expect(row).toEqual(row.toSorted((a, b) => a - b));
            expect(new Set(row).size).toBeGreaterThan(Math.min(3, value) - 1);
            expect(row.at(-1)).toBeLessThanOrEqual(value);
          }
        }).toPass();
        await expectFinal(page, 'opacity', '1');
      });
    });
  }

  /** Every counter has its final number, with this style. */
  async function expectFinal(page: Page, style: string, is: string) {
    for (const { value, suffix = '' } of studio().counters) {
      const text = counters(page).getByText(`${numbersIn('en')(value)}${suffix}`, { exact: true });
      await expect(text).toHaveCSS(style, is);
    }
  }

  test('says each figure once while it counts', readsContent, async ({ page }) => {
    await page.goto('/');
    const before = await counters(page).ariaSnapshot();
    for (const { value, suffix = '' } of studio().counters)
      expect(before.split(`${numbersIn('en')(value)}${suffix}`)).toHaveLength(2);
    await expect.poll(() => running(page)).toEqual(studio().counters.map(() => undefined));
    expect(await counters(page).ariaSnapshot()).toBe(before);
  });

  test('has the final figures for less motion and without @property', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expectFinal(page, 'animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('@property', '@unknown');
      // The policy has the hashes of the styles.
      const headers = { ...response.headers(), 'content-security-policy': '' };
      await route.fulfill({ response, body, headers });
    });
    await page.goto('/');
    await expectFinal(page, 'animation-name', 'none');
  });
});

test.describe('the services', () => {
  const total = shown.length;
  const name = (place: number) => titleOf(shown.at(place) as (typeof shown)[number]);
  test.skip(total < 4, 'three services need no carousel');

  test('stand one, two or three in view', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const part = services(page);
    for (const [width, inView] of [
      [widths.phone, 1],
      [widths.tablet, 2],
      [1023, 2],
      [1024, 3],
      [widths.desktop, 3],
    ] as const) {
      await page.setViewportSize(at(width).viewport);
      await open(page);
      // A part is hydrated when it comes near the screen.
      await part.scrollIntoViewIfNeeded();
      await expect(dots(part)).toHaveCount(Math.ceil(total / inView));
      await expect.poll(async () => (await inRow(part)).length).toBe(inView);
      const next = part.getByRole('button', { name: t('home:carouselNext') });
      await expect(next).toBeVisible({ visible: width >= 768 });
      await dots(part).last().click();
      await expect.poll(async () => (await inRow(part)).at(-1)).toContain(name(-1));
      expect(await inRow(part)).toHaveLength(inView);
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ ...at(widths.phone), hasTouch: true });

    test('move by swipe', async ({ page }) => {
      await open(page);
      const part = services(page);
      const card = cards(part).first();
      await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      // They are in the same script as the swipe handler.
      await expect(dots(part).first()).toBeVisible();
      await swipe(page, 300, 40);
      await expect(part.getByRole('status')).toHaveText(t('home:carouselOne', { slide: 2, total }));
      await expect.poll(() => inRow(part)).toEqual([expect.stringContaining(name(1))]);
      await expect(dots(part).nth(1)).toHaveAttribute('aria-current', 'true');
    });
  });
});

test('Get Started leads to the form from the first screen of every window', async ({ page }) => {
  const name = t('common:getStarted');
  for (const [width, height] of [
    [widths.phone, 740],
    [667, 320],
    [320, 256],
    [widths.desktop, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const start = page.getByRole('link', { name, exact: true }).locator('visible=true').last();
    await start.click();
    await expect(form(page)).toBeInViewport();
  }
});

test('the second action of the hero leads to the services', async ({ page }) => {
  await page.goto('/');
  await section(page, tagline)
    .getByRole('link', { name: t('common:exploreServices') })
    .click();
  await expect(services(page)).toBeInViewport();
});

test('the page does not scroll behind the inquiry dialog', async ({ page }) => {
  await page.goto('/');
  const overflow = () => page.locator('html').evaluate((root) => getComputedStyle(root).overflowY);
  expect(await overflow()).toBe('visible');
  await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).toBe('visible');
});

test(
  'the search of the browser finds every industry on a phone',
  readsContent,
  async ({ page }) => {
    await page.setViewportSize(at(widths.phone).viewport);
    await open(page);
    await industries(page).scrollIntoViewIfNeeded();
    await expect(dots(industries(page)).first()).toBeVisible();
    for (const { title } of entries('industries')) {
      // It leaves out what is hidden or inert, and shows what it finds.
      const found = await page.evaluate((text) => {
        getSelection()?.removeAllRanges();
        return (window as unknown as { find: (...query: unknown[]) => boolean }).find(text, true);
      }, title);
      expect.soft(found, title).toBe(true);
    }
  },
);

test('the Tab key reaches every service on a phone, and shows it', async ({ page }) => {
  await page.setViewportSize(at(widths.phone).viewport);
  await open(page);
  const links = cards(services(page)).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Tab');
  }
});

test.describe('the lists of the home page', readsContent, () => {
  test('Our Recent Works shows every client, each opening in a new tab', async ({ page }) => {
    await page.goto('/');
    const works = section(page, t('home:worksTitle'));
    const view = `${t('home:viewWork')} :`;
    for (const { title, logo, website } of entries('works')) {
      await expect(works.getByRole('img', { name: logo.alt, exact: true }).first()).toBeAttached();
      const name = `${view} ${title} ${t('layout:newTab')}`;
      const link = works.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', website);
    }
    await expect(works.getByRole('link', { name: view })).toHaveCount(entries('works').length);
  });

  test('the industries lie side by side from a tablet on', async ({ page }) => {
    await open(page);
    for (const width of [widths.tablet, widths.desktop]) {
      await page.setViewportSize(at(width).viewport);
      for (const { title } of entries('industries')) {
        const trade = industries(page).getByRole('heading', { name: title, exact: true });
        await trade.scrollIntoViewIfNeeded();
        await expect(trade).toBeInViewport();
      }
      await expect(dots(industries(page))).toHaveCount(0);
    }
  });

  test('Why Choose gives reasons, voices and figures', async ({ page }) => {
    await page.goto('/');
    const why = section(page, t('home:whyTitle'));
    const [reasons, voices, figures] = await why.getByRole('list').all();
    const chosen = entries('testimonials').filter(({ home }) => home);
    const counted = new Set(studio().counters.map(({ value, suffix = '' }) => `${value}${suffix}`));
    await expect(reasons?.getByRole('heading') as Locator).toHaveText(
      entries('benefits').map(({ title }) => title),
    );
    await expect(voices?.getByRole('figure') as Locator).toHaveCount(chosen.length);
    for (const { text } of chosen) await expect(voices as Locator).toContainText(text);
    await expect(figures?.getByRole('listitem') as Locator).toHaveText(
      studio()
        .stats.filter(({ value, suffix }) => !counted.has(`${value}${suffix ?? ''}`))
        .map(({ value, suffix = '', label }) => `${value}${suffix}${label}`),
    );
    for (const rating of new Set(chosen.map((one) => one.rating))) {
      await expect(why.getByText(t('service:rating', { rating }))).toHaveCount(
        chosen.filter((one) => one.rating === rating).length,
      );
    }
  });
});

test('the inquiry closes three ways and returns the focus', async ({ page }) => {
  await open(page);
  const opener = page.getByRole('button', { name: t('home:otherIndustryTitle') });
  const dialog = page.getByRole('dialog', { name: t('home:inquiryTitle') });
  const name = dialog.getByLabel(t('forms:name'));
  const ways = [
    () => dialog.getByRole('button', { name: t('home:close') }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
  ];
  for (const width of Object.values(widths)) {
    await page.setViewportSize(at(width).viewport);
    for (const close of ways) {
      await expect(dialog).toBeHidden();
      await opener.press('Enter');
      await expect(name).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
  // Selecting a text, and releasing the mouse beside the dialog.
  await opener.press('Enter');
  await name.fill('Mina Akter');
  const { x, y, height } = await boxOf(name);
  await page.mouse.move(x + 60, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(5, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await expect(name).toHaveValue('Mina Akter');
});

test('Schedule Free Consultation leads to the form', async ({ page }) => {
  await open(page);
  await steps(page)
    .getByRole('link', { name: t('home:schedule') })
    .click();
  await expect(form(page)).toBeFocused();
  await expect(form(page)).toBeInViewport();
});

test('only on a phone, the form stands above the partners', async ({ page }) => {
  await page.goto('/');
  const partners = page.locator('#partners');
  for (const width of Object.values(widths)) {
    await page.setViewportSize(at(width).viewport);
    const isFirst = (await boxOf(form(page))).y < (await boxOf(partners)).y;
    expect([width, isFirst]).toEqual([width, width === widths.phone]);
  }
  // Tab skips the partners.
  await expect(partners.locator('a, button, input, summary, [tabindex]')).toHaveCount(0);
});

test('content below the first screen is revealed in view', async ({ page }) => {
  await open(page);
  const below = steps(page).locator('[data-reveal]').first();
  await expect.poll(() => opacity(below)).toBe('0');
  await expect(below).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 60)');
  await below.scrollIntoViewIfNeeded();
  await expect.poll(() => opacity(below)).toBe('1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await opacity(below)).toBe('1');
});

test('the thread of the steps is sewn in view', async ({ page }) => {
  await open(page);
  const thread = steps(page).locator('[data-reveal=sew]');
  const clip = () => thread.evaluate((element) => getComputedStyle(element).clipPath);
  await expect.poll(clip).toBe('inset(0px 100% 0px 0px)');
  await thread.scrollIntoViewIfNeeded();
  await expect.poll(clip).toBe('none');
});

test('a toast has an edge and leaves the address in the footer free', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(at(widths.desktop).viewport);
  await open(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('layout:copyEmail'), exact: true })
    .click();
  const toast = page.getByRole('region', { name: t('layout:toastRegion') });
  await expect(toast).toBeVisible();
  // The focus keeps it open.
  await page.keyboard.press('Alt+KeyT');
  const footer = page.getByRole('contentinfo');
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  const box = await boxOf(toast);
  for (const link of await footer.locator('address a').all()) {
    const { x, y, width, height } = await boxOf(link);
    const isBeside = x >= box.x + box.width || box.x >= x + width;
    const isAbove = y >= box.y + box.height || box.y >= y + height;
    expect(isBeside || isAbove, (await link.textContent()) ?? '').toBe(true);
  }
  const edge = await toast.evaluate((element) => getComputedStyle(element).borderTopColor);
  const ground = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(edge).not.toBe(ground);
});

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return box;
}
