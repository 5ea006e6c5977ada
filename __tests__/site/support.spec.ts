import type { Page } from '@playwright/test';
import { chatGreeting } from '../../src/i18n/chat-greeting';
import { monthLabel } from '../../src/sections/legal/updated';
import { entries, readsContent, some, studio, t } from './helpers/content';
import { hydrated, at, expect, isUncovered, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const main = (page: Page) => page.getByRole('main');
const decoded = async (page: Page, name: string | RegExp) =>
  decodeURIComponent((await main(page).getByRole('link', { name }).getAttribute('href')) ?? '');

test.describe('support', readsContent, () => {
  test('careers offer an email for each position', async ({ page }) => {
    const titles = entries('jobs').map(({ title }) => title);
    test.skip(titles.length === 0, 'no position is open');
    await page.goto('/career');
    const shown = main(page).getByRole('article').getByRole('heading', { level: 3 });
    await expect(shown).toHaveText(titles);
    for (const job of titles) {
      const href = await decoded(page, t('support:applyFor', { job }));
      expect(href).toMatch(/^mailto:[^?]+\?subject=/);
      expect(href).toContain(t('support:applySubject', { job }));
      expect(href.replaceAll('\r\n', '\n')).toContain(t('support:applyBody', { job }));
    }
  });

  test('a link opens its question, and a press another', async ({ page }) => {
    const all = entries('faq');
    const start = (entry: (typeof all)[number]) =>
      page.getByText(entry.answer[0]?.split(' ').slice(0, 8).join(' ') ?? '');
    await page.goto('/support');
    await hydrated(page);
    const link = main(page).locator('a[href^="/support/faq#"]').last();
    const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
    await link.click();
    await expect(page).toHaveURL(`/support/faq#${id}`);
    const opened = main(page).locator('details', { has: page.locator(`#${id}`) });
    await expect(opened).toHaveAttribute('open');
    await expect.poll(() => isUncovered(opened.locator('summary'))).toBe(true);
    await expect(main(page).locator('details')).toHaveCount(all.length);
    const other = some(all, 'other question', ({ slug }) => !id.endsWith(slug));
    await expect(start(other)).toBeHidden();
    await page.getByText(other.question, { exact: true }).click();
    await expect(start(other)).toBeVisible();
  });

  test('contact offers chat, email, phone and address', async ({ page }) => {
    await page.goto('/support/contact-us');
    const { whatsapp, messenger, email, phone, address } = studio();
    const greeting = chatGreeting(whatsapp.greeting, { page: t('common:contactUs') }, t);
    for (const [name, href] of [
      ['layout:whatsappName', `https://wa.me/${whatsapp.number}?text=${greeting}`],
      ['layout:messengerName', `https://m.me/${messenger}`],
      ['support:emailName', `mailto:${email}?subject=${t('support:contactSubject')}`],
      ['support:phoneName', `tel:${phone}`],
    ] as const)
      expect(await decoded(page, t(name))).toBe(href);
    await expect(main(page).locator('address')).toContainText(address.city);
    await expect(main(page).getByText(t('support:contactText'))).toBeVisible();
  });

  test('about shows place, founder, promises and figures', async ({ page }) => {
    await page.goto('/support/about-us');
    await expect(main(page).getByRole('img', { name: studio().workplace.alt })).toBeVisible();
    await expect(main(page).getByRole('blockquote')).toBeVisible();
    const values = main(page).getByRole('region', { name: t('support:standForTitle') });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText(
      entries('benefits').map(({ title }) => title),
    );
    for (const { value, suffix = '' } of studio().stats)
      await expect(values).toContainText(`${value}${suffix}`);
  });

  test('legal pages are dated, and their contents lead to their parts', async ({ page }) => {
    for (const { slug, updated, sections } of entries('legal')) {
      await page.goto(`/${slug}`);
      const month = monthLabel(updated, 'en');
      await expect(main(page).getByText(t('support:lastUpdated', { month }))).toBeVisible();
      const contents = main(page).getByRole('navigation', { name: t('support:contents') });
      const links = contents.getByRole('link');
      for (const [index, section] of sections.entries())
        await expect(links.nth(index)).toHaveAttribute('href', `#section-${section.slug}`);
      await expect(links).toHaveCount(sections.length);
      await links.last().click();
      await expect(page.locator(`#section-${sections.at(-1)?.slug ?? ''}`)).toBeInViewport();
    }
  });
});
