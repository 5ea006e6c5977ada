import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '../../src/i18n/languages';
import { numbersIn } from '../../src/i18n/numbers';
import { localizePath } from '../../src/i18n/paths';
import { anyValue, entries, readsContent, scripts, studio, t, titleOf } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

const tagline = t('common:heroTitle');
const shown = entries('services');
const trades = entries('industries');
const plan = entries('process');
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const services = (page: Page) => section(page, t('common:servicesTitle'));
const industries = (page: Page) => section(page, t('home:industriesTitle'));
const dots = (part: Locator) => part.getByRole('button', { name: anyValue('home:carouselDot') });
const reachable = (part: Locator) => part.locator('li:not([inert]) > div > article');
const counters = (page: Page) => section(page, tagline).getByRole('list').first();
const steps = (page: Page) => section(page, t('home:processTitle'));
const form = (page: Page) => page.locator('#quick-intake-form');

/** Opens the page and waits for hydration. */
async function open(page: Page, path = '/') {
  await page.goto(path);
  await hydrated(page);
}

/** Swipes across the screen. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', from);
  for (let x = from; x >= to; x -= 20) await touch('touchMove', x);
  await touch('touchEnd');
}

const rightEdge = (element: Element) => element.getBoundingClientRect().right;
const opacity = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

test.describe('the first screen', () => {
  test(
    'says on a phone what the studio does, without scripts',
    readsContent,
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of languageCodes.map((code) => localizePath('/', code))) {
        await page.goto(path);
        for (const width of [widths.phone, 390]) {
          await page.setViewportSize(at(width).viewport);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toBeInViewport({ ratio: 1 });
          await expect(heading.locator('xpath=following-sibling::p')).toBeInViewport({ ratio: 1 });
          const start = page.getByRole('complementary').getByRole('link').first();
          await expect(start).toBeInViewport({ ratio: 1 });
          await expect(start).toHaveAttribute('href', /#quick-intake-form$/);
        }
      }
      await context.close();
    },
  );

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`fades in (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        document.addEventListener('transitionend', ({ propertyName, elapsedTime, target }) => {
          if (propertyName !== 'opacity' || !(target as Element).querySelector('.motif')) return;
          Object.assign(window, { faded: elapsedTime > 0.1 });
        });
      });
      await page.goto('/');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { faded?: boolean }).faded))
        .toBe(reducedMotion === 'reduce' ? false : true);
    });

  const figures = studio().counters.map(
    ({ value, suffix = '' }) => `${numbersIn('en')(value)}${suffix}`,
  );

  test('holds the final numbers before scripts run', readsContent, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const figure of figures) {
      await expect(counters(page).getByText(figure, { exact: true }).last()).toBeVisible();
    }
    await context.close();
  });

  const countWatch = () => {
    const seen: string[][] = [];
    const counters = new Map<Node, string[]>();
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!target.parentElement?.closest('h1 ~ *, [aria-hidden]')) continue;
        const own = counters.get(target) ?? [];
        if (own.length === 0) seen.push(own);
        counters.set(target, own);
        own.push(target.textContent ?? '');
      }
    }).observe(document, { subtree: true, characterData: true });
  };
  /** The values that each counter showed, in order. */
  const counted = (page: Page) =>
    page.evaluate(() => (window as unknown as { seen: string[][] }).seen);

  test('counts up to the figures of the studio', readsContent, async ({ page }) => {
    await page.addInitScript(countWatch);
    // Below the first screen, so they are not revealed yet.
    await page.setViewportSize({ width: 360, height: 400 });
    await open(page);
    await expect.poll(() => counted(page)).not.toEqual([]);
    await counters(page).scrollIntoViewIfNeeded();
    const last = async () => (await counted(page)).map((texts) => texts.at(-1));
    for (const figure of figures) await expect.poll(last).toContain(figure);
    const rows = (await counted(page)).map((texts) =>
      texts.map((text) => Number(text.replaceAll(/\D/g, ''))),
    );
    for (const row of rows) expect(row).toEqual([...row].sort((a, b) => a - b));
    const largest = Math.max(...studio().counters.map(({ value }) => value));
    expect(Math.max(...rows.map((row) => row.length))).toBeGreaterThan(Math.min(3, largest - 1));
  });

  test('does not count for visitors who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(countWatch);
    await page.clock.install();
    await open(page);
    await page.clock.runFor(5000);
    expect(await counted(page)).toEqual([]);
  });
});

test.describe('the highlights', () => {
  const group = (page: Page) => page.getByRole('group', { name: t('home:highlights') });
  const current = (page: Page) =>
    group(page).locator('li[data-current=true]').locator('strong').textContent();

  test('take turns until they are paused', async ({ page }) => {
    await page.clock.install();
    await open(page);
    const first = await current(page);
    // The section is hydrated a moment after the page.
    await expect(async () => {
      await page.clock.runFor(3100);
      expect(await current(page)).not.toBe(first);
    }).toPass();

    const button = group(page).getByRole('button');
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(t('home:playHighlights'));
    const paused = await current(page);
    await page.clock.runFor(10_000);
    expect(await current(page)).toBe(paused);
  });

  test('stand still for visitors who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page);
    const first = await current(page);
    await page.clock.runFor(10_000);
    expect(await current(page)).toBe(first);
  });

  test('can all be read without scripts', readsContent, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    for (const item of await group(page).getByRole('listitem').all()) {
      expect(await opacity(item)).toBe('1');
    }
    await expect(group(page).getByRole('button')).toBeHidden();
    await context.close();
  });
});

test(
  'Our Recent Works shows every client, each opening in a new tab',
  readsContent,
  async ({ page }) => {
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
  },
);

test.describe('the services', () => {
  const total = shown.length;
  const name = (place: number) => titleOf(shown.at(place) as (typeof shown)[number]);
  const many = (first: number) =>
    t('home:carouselMany', { first, last: Math.min(first + 2, total), total });
  test.skip(total < 4, 'three services need no carousel');

  for (const [width, inView] of [
    [widths.phone, 1],
    [widths.tablet, 2],
    [1023, 2],
    [1024, 3],
    [widths.desktop, 3],
  ] as const) {
    const count = Math.ceil(total / inView);

    test(
      `stand ${inView} in view at ${width} px`,
      width === widths.desktop ? readsContent : {},
      async ({ page }) => {
        await page.setViewportSize(at(width).viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page);
        const part = services(page);
        await expect(dots(part)).toHaveCount(count);
        await expect(reachable(part)).toHaveCount(inView);
        for (const card of await reachable(part).all()) {
          await card.scrollIntoViewIfNeeded();
          await expect(card).toBeInViewport();
        }
        const next = part.getByRole('button', { name: t('home:carouselNext') });
        await expect(next).toBeVisible({ visible: width >= 768 });

        await dots(part).last().click();
        await expect(reachable(part)).toHaveCount(inView);
        await expect(reachable(part).last()).toContainText(name(-1));
        const edge = await part
          .getByRole('list', { name: t('common:servicesTitle') })
          .evaluate(rightEdge);
        await expect.poll(() => reachable(part).last().evaluate(rightEdge)).toBeLessThan(edge);
      },
    );
  }

  test('move one at a time by mouse, and say so', readsContent, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const part = services(page);
    const [back, next] = [t('home:carouselPrevious'), t('home:carouselNext')].map((name) =>
      part.getByRole('button', { name }),
    ) as [Locator, Locator];
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(part.getByRole('status')).toBeEmpty();
    await next.click();
    await expect(part.getByRole('status')).toHaveText(many(2));
    await expect(reachable(part).first()).toContainText(name(1));
    for (let first = 2; first < total - 2; first += 1) await next.click();
    await expect(part.getByRole('status')).toHaveText(many(total - 2));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await back.click();
    await expect(part.getByRole('status')).toHaveText(many(total - 3));
  });

  test(
    'move by keys, and keep what is out of view out of the tab order',
    readsContent,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      const part = services(page);
      await part.getByRole('list', { name: t('common:servicesTitle') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(part.getByRole('status')).toHaveText(many(2));
      const names: (string | null)[] = [];
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press('Tab');
        names.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
      }
      expect(names).toEqual(shown.slice(1, 4).map(({ slug }) => `/services/${slug}`));
      await page.keyboard.press('Tab');
      await expect(dots(part).first()).toBeFocused();
    },
  );

  test.describe('on a touch screen', () => {
    test.use({ ...at(widths.phone), hasTouch: true });

    test('move by swipe', async ({ page }) => {
      await open(page);
      const part = services(page);
      const card = reachable(part).first();
      await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      // They are in the same script as the swipe handler.
      await expect(dots(part).first()).toBeVisible();
      await swipe(page, { from: 300, to: 40, y: 300 });
      await expect(part.getByRole('status')).toHaveText(t('home:carouselOne', { slide: 2, total }));
      await expect(reachable(part)).toContainText(name(1));
      await expect(dots(part).nth(1)).toHaveAttribute('aria-current', 'true');
    });
  });
});

test.describe('the industries', () => {
  for (const width of [widths.tablet, widths.desktop]) {
    test(
      `lie side by side at ${width} px`,
      width === widths.desktop ? readsContent : {},
      async ({ page }) => {
        await page.setViewportSize(at(width).viewport);
        await open(page);
        for (const { title } of trades) {
          const trade = industries(page).getByRole('heading', { name: title, exact: true });
          await trade.scrollIntoViewIfNeeded();
          await expect(trade).toBeInViewport();
        }
        await expect(dots(industries(page))).toHaveCount(0);
      },
    );
  }

  for (const width of [widths.phone, widths.tablet, widths.desktop]) {
    test(`the dialog opens, closes three ways and returns the focus at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(at(width).viewport);
      await open(page);
      const opener = page.getByRole('button', { name: t('home:otherIndustryTitle') });
      const dialog = page.getByRole('dialog', { name: t('home:inquiryTitle') });
      const ways = [
        () => dialog.getByRole('button', { name: t('home:close') }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(3, 3),
      ];
      await expect(dialog).toBeHidden();
      for (const close of ways) {
        await opener.press('Enter');
        await expect(dialog).toBeVisible();
        await expect(dialog.getByLabel(t('forms:name'))).toBeVisible();
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  }
});

test(
  'Why Choose gives all reasons, the voices meant for it and the figures',
  readsContent,
  async ({ page }) => {
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
  },
);

test.describe('How We Work', () => {
  const show = t('home:showSteps');
  const last = (page: Page) =>
    steps(page).getByRole('heading', { name: plan.at(-1)?.title ?? '', exact: true });

  test('unfolds without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await steps(page).getByText(show).click();
    await expect(last(page)).toBeVisible();
    await context.close();
  });

  test('Schedule Free Consultation leads to the form', async ({ page }) => {
    await open(page);
    await steps(page)
      .getByRole('link', { name: t('home:schedule') })
      .click();
    await expect(form(page)).toBeFocused();
    await expect(form(page)).toBeInViewport();
  });
});

test.describe('the intake form', () => {
  for (const [width, first] of [
    [widths.phone, 'form'],
    [widths.tablet, 'partners'],
    [widths.desktop, 'partners'],
  ] as const) {
    test(`stands ${first === 'form' ? 'above' : 'below'} the partners at ${width} px, in the order of Tab`, async ({
      page,
    }) => {
      await page.setViewportSize(at(width).viewport);
      await page.goto('/');
      const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      const partners = page.locator('#partners');
      const formFirst = (await top(form(page))) < (await top(partners));
      expect(formFirst).toBe(first === 'form');
      // Tab skips the partners.
      await expect(partners.locator('a, button, input, summary, [tabindex]')).toHaveCount(0);
    });
  }
});

test.describe('the scroll reveal', () => {
  const below = (page: Page) => steps(page).locator('[data-reveal]').first();

  test('reveals content below the first screen when it is scrolled into view', async ({ page }) => {
    await open(page);
    await expect.poll(() => opacity(below(page))).toBe('0');
    expect(await below(page).evaluate((element) => getComputedStyle(element).transform)).toBe(
      'matrix(1, 0, 0, 1, 0, 60)',
    );
    await below(page).scrollIntoViewIfNeeded();
    await expect.poll(() => opacity(below(page))).toBe('1');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await opacity(below(page))).toBe('1');
  });

  test('hides nothing without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    const parts = await page.locator('[data-reveal]').all();
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) expect(await opacity(part)).toBe('1');
    await context.close();
  });
});

test('nothing scrolls sideways at 200 % zoom', async ({ page }) => {
  // A window of 1440 × 900 at 200 % zoom has 720 × 450 CSS pixels.
  await page.setViewportSize({ width: 720, height: 450 });
  for (const { code } of scripts) {
    await page.goto(localizePath('/', code));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  }
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
    const apart =
      x >= box.x + box.width ||
      box.x >= x + width ||
      y >= box.y + box.height ||
      box.y >= y + height;
    expect([await link.textContent(), apart]).toEqual([await link.textContent(), true]);
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
