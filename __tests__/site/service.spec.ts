import { localizePath } from '../../src/i18n/paths';
import { durationIn, entries, readsContent, some, t, translation } from './helpers/content';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const services = entries('services');
const tables = entries('tiers');
const bookings = { schedule: 'service:scheduleCall', book: 'service:bookConsultation' } as const;

/** On an edited site one of a kind is enough: the last, which is new there. */
const sampled = (slug: string) => (slug === services.at(-1)?.slug ? readsContent : {});

for (const { slug, process, closing } of services) {
  test(`${slug} shows its steps, tiers and buttons`, sampled(slug), async ({ page }) => {
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
    for (const [index, { name }] of tiers.entries()) {
      await expect(cards.nth(index).getByRole('heading', { name, exact: true })).toBeVisible();
    }
    const popular = t('service:mostPopular');
    if (tiers.length > 0) await expect(cards.nth(1)).toContainText(popular);
    await expect(main.getByText(popular, { exact: true })).toHaveCount(tiers.length > 0 ? 1 : 0);
    const second = main.getByRole('link', { name: t(bookings[closing.second]), exact: true });
    await expect(second).toHaveAttribute('href', /^\/support\/contact-us\?subject=/);
    await expect(main.locator('#quick-intake-form')).toBeAttached();
  });
}

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

test(
  'what each service is for is named, and what it is made with',
  readsContent,
  async ({ page }) => {
    for (const { slug, kinds, technologies = [] } of services) {
      await page.goto(`/services/${slug}`);
      expect(
        await page.locator('#kinds').getByRole('heading', { level: 3 }).allTextContents(),
      ).toEqual(kinds.items.map(({ title }) => title));
      for (const name of technologies) {
        await expect(
          page.locator('#offers').getByText(name, { exact: true }).first(),
        ).toBeVisible();
      }
    }
  },
);

test(
  '/services leads to all of them, says what is in them and how long they take',
  readsContent,
  async ({ page }) => {
    await page.goto('/services');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { slug, features, process }] of services.entries()) {
      const card = cards.nth(index);
      await expect(page.getByRole('main').locator(`a[href="/services/${slug}"]`)).toHaveCount(1);
      // The features, and the line that says how long it takes.
      await expect(card.getByRole('listitem')).toHaveCount(features.length + 1);
      for (const text of [...features, process.title]) await expect(card).toContainText(text);
    }
  },
);

test(
  '/services leads to the products and ends with an invitation',
  readsContent,
  async ({ page }) => {
    await page.goto('/services');
    const tools = page.getByRole('region', { name: t('service:toolsTitle') });
    for (const { name, slug } of entries('products')) {
      await expect(tools.getByRole('link', { name })).toHaveAttribute('href', `/products/${slug}`);
    }
    const invitation = page.getByRole('region', { name: t('service:howToChoose') });
    await expect(
      invitation.getByRole('link', { name: t('service:bookConsultation') }),
    ).toHaveAttribute('href', /^\/support\/contact-us\?subject=/);
  },
);

test(
  "a service's projects lead to the case studies that are written, in the language of the page",
  readsContent,
  async ({ page }) => {
    const written = entries('portfolio').flatMap(({ slug, study }) => (study ? [slug] : []));
    const { slug, projects } = some(services, 'service with a written project', (service) =>
      written.includes(service.projects.items[0]?.study ?? ''),
    );
    const { code } = translation(5);
    const studies = projects.items
      .filter(({ study }) => written.includes(study))
      .map(({ study }) => localizePath(`/portfolio/${study}`, code));
    await page.goto(localizePath(`/services/${slug}`, code));
    const links = page.locator('#projects').getByRole('link');
    await expect(links).toHaveCount(studies.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      studies,
    );
    // The link lies over the picture, so the press is meant for whatever is there.
    await page.locator('#projects img').first().click({ force: true });
    await expect(page).toHaveURL(studies[0] ?? '');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a service page can be read', readsContent, async ({ page }) => {
    await page.goto(`/services/${some(tables, 'packages of a service').service}`);
    for (const id of [
      'kinds',
      'offers',
      'process',
      'projects',
      'tiers',
      'quick-intake-form',
      'testimonials',
    ]) {
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeVisible();
    }
  });
});
