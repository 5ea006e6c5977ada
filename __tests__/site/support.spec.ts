import type { Page } from '@playwright/test';
import { chatGreeting } from '../../src/i18n/chat-greeting';
import { monthLabel } from '../../src/routes/legal/updated';
import { entries, readsContent, some, studio, t } from './helpers/content';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const main = (page: Page) => page.getByRole('main');
const decoded = async (page: Page, name: string | RegExp) =>
  decodeURIComponent((await main(page).getByRole('link', { name }).getAttribute('href')) ?? '');

test.describe('careers', () => {
  const jobs = entries('jobs');
  const titles = jobs.map(({ title }) => title);
  const group = (page: Page, kind: 'department' | 'type') =>
    main(page).getByRole('group', { name: t(`support:${kind}`), exact: true });
  test.skip(jobs.length === 0, 'no position is open');
  const shown = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 });

  test(
    'show the open positions, each with an email that is half written',
    readsContent,
    async ({ page }) => {
      await page.goto('/career');
      await expect(shown(page)).toHaveText(titles);
      for (const job of titles) {
        const href = await decoded(page, t('support:applyFor', { job }));
        expect(href).toMatch(/^mailto:[^?]+\?subject=/);
        expect(href).toContain(t('support:applySubject', { job }));
        expect(href.replaceAll('\r\n', '\n')).toContain(t('support:applyBody', { job }));
      }
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('show no filters', readsContent, async ({ page }) => {
      await page.goto('/career');
      await expect(shown(page)).toHaveText(titles);
      await expect(group(page, 'department')).toBeHidden();
      await expect(group(page, 'type')).toBeHidden();
    });
  });

  test('filters live in the address, and Back undoes them', readsContent, async ({ page }) => {
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

test.describe('the FAQ', () => {
  const questions = (page: Page) => main(page).locator('details');
  const all = entries('faq');
  const start = (text: string) => text.split(' ').slice(0, 8).join(' ');

  test('holds every question, closed until one asks', readsContent, async ({ page }) => {
    await page.goto('/support/faq');
    await expect(questions(page)).toHaveCount(all.length);
    const { question, answer } = all.at(-1) as (typeof all)[number];
    const text = questions(page)
      .last()
      .getByText(start(answer[0] ?? ''));
    await expect(text).toBeHidden();
    await page.getByText(question, { exact: true }).click();
    await expect(text).toBeVisible();
  });

  test('a link from the support page opens its question', readsContent, async ({ page }) => {
    await page.goto('/support');
    await hydrated(page);
    const link = main(page).locator('a[href^="/support/faq#"]').last();
    const slug = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
    expect(all.map((entry) => entry.slug)).toContain(slug);
    await link.click();
    await expect(page).toHaveURL(`/support/faq#${slug}`);
    await expect(page.locator(`#${slug}`)).toBeVisible();
  });
});

test.describe('contact', () => {
  test('offers chat, email, phone and address', readsContent, async ({ page }) => {
    await page.goto('/support/contact-us');
    const { whatsapp, messenger, email, phone, address } = studio();
    const [chat, letter] = [whatsapp, t('support:contactSubject')] as const;
    expect(await decoded(page, t('layout:whatsappName'))).toBe(
      `https://wa.me/${chat.number}?text=${chatGreeting(chat.greeting, { page: t('common:contactUs') }, t)}`,
    );
    expect(await decoded(page, t('layout:messengerName'))).toBe(`https://m.me/${messenger}`);
    expect(await decoded(page, t('support:emailName'))).toBe(`mailto:${email}?subject=${letter}`);
    expect(await decoded(page, t('support:phoneName'))).toBe(`tel:${phone}`);
    await expect(main(page).locator('address')).toContainText(address.city);
    await expect(main(page).getByText(t('support:contactText'))).toBeVisible();
  });

  test(
    'a closing band of a service page leads here with its subject',
    readsContent,
    async ({ page }) => {
      const { slug, closing } = some(entries('services'), 'service');
      const name = t(
        closing.second === 'book' ? 'service:bookConsultation' : 'service:scheduleCall',
      );
      await page.goto(`/services/${slug}`);
      await main(page).getByRole('link', { name, exact: true }).click();
      await expect(page.getByLabel(t('forms:subject'))).toHaveValue(name);
    },
  );
});

test('about shows place, founder, promises and figures', readsContent, async ({ page }) => {
  await page.goto('/support/about-us');
  await expect(main(page).getByRole('img', { name: studio().workplace.alt })).toBeVisible();
  await expect(main(page).getByRole('blockquote')).toBeVisible();
  const values = main(page).getByRole('region', { name: t('support:standForTitle') });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText(
    entries('benefits').map(({ title }) => title),
  );
  for (const { value, suffix = '' } of studio().stats) {
    await expect(values).toContainText(`${value}${suffix}`);
  }
});

test.describe('legal pages', () => {
  const pages = entries('legal');

  for (const { slug, updated, sections } of pages) {
    test(`${slug} is dated, and its contents lead to its parts`, readsContent, async ({ page }) => {
      await page.goto(`/${slug}`);
      const month = monthLabel(updated, 'en');
      await expect(main(page).getByText(t('support:lastUpdated', { month }))).toBeVisible();
      const links = main(page)
        .getByRole('navigation', { name: t('support:contents') })
        .getByRole('link');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets).toEqual(sections.map((section) => `#${section.slug}`));
      for (const target of targets) await expect(page.locator(String(target))).toHaveCount(1);
      await links.last().click();
      await expect(page.locator(String(targets.at(-1)))).toBeInViewport();
    });
  }
});
