import { durationIn, entries, readsContent, some, t } from './helpers/content';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const tables = entries('tiers');
const bookings = { schedule: 'service:scheduleCall', book: 'service:bookConsultation' } as const;

test('services show their steps, tiers and buttons', readsContent, async ({ page }) => {
  for (const { slug, process, closing } of entries('services')) {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    const start = main.getByRole('link', { name: t('service:startYourProject'), exact: true });
    await expect(start).toHaveAttribute('href', '/support/contact-us');
    const steps = main.locator('#process').getByRole('listitem');
    await expect(steps).toHaveCount(process.steps.length);
    for (const [index, { title, duration }] of process.steps.entries()) {
      await expect(steps.nth(index)).toContainText(title);
      await expect(steps.nth(index)).toContainText(durationIn(duration));
    }
    const tiers = tables.find(({ service }) => service === slug)?.items ?? [];
    const cards = main.locator('#tiers > * > ul > li');
    await expect(cards).toHaveCount(tiers.length);
    const badge = t('common:recommended');
    for (const [index, { name, featured }] of tiers.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(card.getByText(badge, { exact: true })).toHaveCount(featured ? 1 : 0);
    }
    const name = t(bookings[closing.second]);
    const second = main.getByRole('link', { name, exact: true });
    const address = `/support/contact-us?${new URLSearchParams({ subject: name }).toString()}`;
    expect(decodeURIComponent((await second.getAttribute('href')) ?? '')).toBe(
      decodeURIComponent(address.replaceAll('+', ' ')),
    );
    await expect(main.locator('#quick-intake-form')).toBeAttached();
  }
});

test(
  "a tier's button leads to the intake form, which shows the choice",
  readsContent,
  async ({ page }) => {
    const { service, items } = some(tables, 'packages of a service');
    const tier = items[1]?.name ?? '';
    const chosen = t('forms:chosenTier', { tier });
    await page.goto(`/services/${service}`);
    const button = page.getByRole('link', { name: t('service:tierGetStartedWith', { tier }) });
    await button.scrollIntoViewIfNeeded();
    await expect(async () => {
      await button.click();
      await expect(page.getByText(chosen)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.locator('#quick-intake-form')).toBeInViewport();
    const chats = page.locator('#quick-intake-form, aside').locator('a[href^="https://wa.me/"]');
    const named = () =>
      chats.evaluateAll(
        (all, line) => {
          const typed = all.map((a) =>
            new URL((a as HTMLAnchorElement).href).searchParams.get('text'),
          );
          return typed.map((text) => text?.split('\n').includes(line));
        },
        t('layout:chatTier', { tier }),
      );
    await expect.poll(named).toEqual([true, true]);
    await page.getByRole('button', { name: t('forms:dropTier', { tier }) }).click();
    await expect(page.getByText(chosen)).toHaveCount(0);
    await expect.poll(named).toEqual([false, false]);
  },
);
