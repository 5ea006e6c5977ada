import type { Page } from '@playwright/test';
import { chatGreeting } from '../../src/i18n/chat-greeting';
import { monthLabel } from '../../src/routes/legal/updated';
import { entries, readsContent, some, studio, t } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const main = (page: Page) => page.getByRole('main');
const decoded = async (page: Page, name: string | RegExp) =>
  decodeURIComponent((await main(page).getByRole('link', { name }).getAttribute('href')) ?? '');

test.describe('careers', readsContent, () => {
  const jobs = entries('jobs');
  const titles = jobs.map(({ title }) => title);
  const group = (page: Page, kind: 'department' | 'type') =>
    main(page).getByRole('group', { name: t(`support:${kind}`), exact: true });
  test.skip(jobs.length === 0, 'no position is open');
  const shown = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 });

  test('show the open positions, each with an email that is half written', async ({ page }) => {
    await page.goto('/career');
    await expect(shown(page)).toHaveText(titles);
    for (const job of titles) {
      const href = await decoded(page, t('support:applyFor', { job }));
      expect(href).toMatch(/^mailto:[^?]+\?subject=/);
      expect(href).toContain(t('support:applySubject', { job }));
      expect(href.replaceAll('\r\n', '\n')).toContain(t('support:applyBody', { job }));
    }
  });

  test('filters live in the address, and Back undoes them', async ({ page }) => {
    const [chosen] = jobs as [(typeof jobs)[number]];
    const fitting = jobs.filter(({ department }) => department === chosen.department);
    const other = jobs.find(({ type }) => fitting.every((job) => job.type !== type));
    const found = fitting.map(({ title }) => title);
    await page.goto('/career');
    await hydrated(page);
    const link = group(page, 'department').getByRole('link', {
      name: t(`support:department-${chosen.department}`),
      exact: true,
    });
    await link.click();
    await expect(page).toHaveURL(`/career?department=${chosen.department}`);
    await expect(shown(page)).toHaveText(found);
    await expect(main(page).getByRole('status')).toHaveText(
      t('support:careerShown', { shown: found.length, total: jobs.length }),
    );
    test.skip(other === undefined, 'no two filters leave nothing');
    await group(page, 'type')
      .getByText(t(`support:type-${other?.type ?? ''}`), { exact: true })
      .click();
    await expect(shown(page)).toHaveCount(0);
    await main(page)
      .getByRole('button', { name: t('support:careerReset') })
      .click();
    await expect(shown(page)).toHaveText(titles);
    await page.goBack();
    await page.goBack();
    await expect(shown(page)).toHaveText(found);
    await expect(link).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('support', readsContent, () => {
  test('a link leads to its question, which opens; the others are closed until one asks', async ({
    page,
  }) => {
    const all = entries('faq');
    const start = (entry: (typeof all)[number]) =>
      page.getByText(entry.answer[0]?.split(' ').slice(0, 8).join(' ') ?? '');
    await page.goto('/support');
    await hydrated(page);
    const link = main(page).locator('a[href^="/support/faq#"]').last();
    const slug = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
    await link.click();
    await expect(page).toHaveURL(`/support/faq#${slug}`);
    await expect(page.locator(`#${slug}`)).toBeVisible();
    await expect(main(page).locator('details')).toHaveCount(all.length);
    const other = some(all, 'other question', (entry) => entry.slug !== slug);
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
        await expect(links.nth(index)).toHaveAttribute('href', `#${section.slug}`);
      await expect(links).toHaveCount(sections.length);
      await links.last().click();
      await expect(page.locator(`#${sections.at(-1)?.slug ?? ''}`)).toBeInViewport();
    }
  });
});
