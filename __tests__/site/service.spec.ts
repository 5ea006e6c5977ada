import type { Page } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import {
  durationIn,
  entries,
  readsContent,
  some,
  t,
  titleOf,
  translation,
} from './helpers/content';
import { solveSum } from './helpers/forms';
import { at, expect, hydrated, isUncovered, test, widths } from './helpers/test';

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);

const tables = entries('packages');
const intake = (page: Page) => page.locator('#quick-intake-form');
const field = (page: Page, name: string) => intake(page).locator(`[name=${name}]`);
const packageOf = (page: Page, place: number) =>
  page.locator('#packages').getByRole('link').nth(place);
type Chosen = Record<'path' | 'title' | 'package', string>;
const bookings = {
  schedule: ['service:scheduleCall', 'service:callSubject'],
  book: ['service:bookConsultation', 'service:consultationSubject'],
} as const;

test(
  'services show their sections in order, steps, packages and buttons',
  readsContent,
  async ({ page }) => {
    for (const { slug, sections, process, closing } of entries('services')) {
      await page.goto(`/services/${slug}`);
      const main = page.getByRole('main');
      const start = main.getByRole('link', { name: t('service:startYourProject'), exact: true });
      await expect(start).toHaveAttribute('href', '/support/contact-us');
      const ids = await main.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
      const shown: string[] = ids.map((id) => (id === 'your-name' ? 'scene' : id));
      expect(shown.filter((id) => sections.some((name) => name === id))).toEqual(
        sections.filter((name) => shown.includes(name)),
      );
      const steps = main.locator('#process').getByRole('listitem');
      await expect(steps).toHaveCount(process.steps.length);
      for (const [index, { title, duration }] of process.steps.entries()) {
        await expect(steps.nth(index)).toContainText(title);
        await expect(steps.nth(index)).toContainText(durationIn(duration));
      }
      const packages = tables.find(({ service }) => service === slug)?.items ?? [];
      const cards = main.locator('#packages > * > ul > li');
      await expect(cards).toHaveCount(packages.length);
      const badge = t('service:mostPopular');
      for (const [index, { name }] of packages.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(card.getByText(badge, { exact: true })).toHaveCount(index === 1 ? 1 : 0);
      }
      const [label, subject] = bookings[closing.second];
      const second = main.getByRole('link', { name: t(label), exact: true });
      const href = (await second.getAttribute('href')) ?? '';
      expect(decodeURIComponent(href)).toBe(`/support/contact-us?subject=${t(subject)}&for=call`);
      await expect(main.locator('#quick-intake-form')).toBeAttached();
    }
  },
);

test('the button of a package leads to the form with its choice', async ({ page }) => {
  const { service, items } = some(tables, 'packages of a service');
  const name = items[1]?.name ?? '';
  const chosen = t('forms:chosenPackage', { package: name });
  await page.goto(`/services/${service}`);
  const button = page.getByRole('link', {
    name: t('service:packageGetStartedWith', { package: name }),
  });
  await button.scrollIntoViewIfNeeded();
  await expect(async () => {
    await button.click();
    await expect(page.getByText(chosen)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(intake(page)).toBeInViewport();
  const chats = page.locator('#quick-intake-form, aside').locator('a[href^="https://wa.me/"]');
  const named = () =>
    chats.evaluateAll(
      (all, line) => {
        const typed = all.map((a) =>
          new URL((a as HTMLAnchorElement).href).searchParams.get('text'),
        );
        return typed.map((text) => text?.split('\n').includes(line));
      },
      t('layout:chatPackage', { package: name }),
    );
  await expect.poll(named).toEqual([true, true]);
  await page.getByRole('button', { name: t('forms:dropPackage', { package: name }) }).click();
  await expect(page.getByText(chosen)).toHaveCount(0);
  await expect.poll(named).toEqual([false, false]);
  await expect(page).not.toHaveURL(/package=/);
});

test('the chosen package and the form are in view after the tap', async ({ page }) => {
  test.slow();
  const { service } = some(tables, 'packages of a service');
  for (const language of ['bn', 'fr'] as const) {
    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(localizePath(`/services/${service}`, language));
      await hydrated(page);
      await packageOf(page, 1).click();
      const place = `${language} ${width}`;
      const chosen = intake(page).getByRole('status').first();
      await expect.poll(() => isUncovered(chosen), place).toBe(true);
      await expect(intake(page).getByRole('form'), place).toBeInViewport();
    }
  }
});

test('a draft goes with another package', async ({ page, mailbox }) => {
  const [one, other] = entries('packages').map(({ service, items }) => ({
    path: localizePath(`/services/${service}`, translation(2).code),
    title: titleOf(some(entries('services'), 'service', ({ slug }) => slug === service)),
    package: items[0]?.name ?? '',
  })) as [Chosen, Chosen];
  await page.clock.install();
  await page.goto(one.path);
  await hydrated(page);
  await expect(field(page, 'service')).toHaveValue(one.title);
  await field(page, 'name').fill('মিনা');
  await field(page, 'email').fill('mina@example.com');
  await field(page, 'message').fill('নমস্কার');
  await packageOf(page, 1).click();
  await page.goto(other.path);
  await packageOf(page, 0).click();
  await hydrated(page);
  await expect(field(page, 'service')).toHaveValue(other.title);
  await expect(field(page, 'name')).toHaveValue('মিনা');
  await solveSum(intake(page));
  await page.clock.fastForward(5000);
  await intake(page).locator('button[type=submit]').click();
  await expect
    .poll(() => mailbox.read())
    .toEqual([
      {
        name: 'মিনা',
        email: 'mina@example.com',
        message: `Package: ${other.package}\n\nনমস্কার`,
        title: other.title,
        business: '',
        service: other.title,
      },
    ]);
});
