import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

const pages = {
  'brand-identity': ['Essential', 'Professional', 'Premium'],
  'social-media': ['Starter', 'Professional', 'Enterprise'],
  'ui-ux-design': ['Starter', 'Professional', 'Enterprise'],
  'website-development': ['Starter', 'Professional', 'Enterprise'],
  'content-creation': ['Starter', 'Professional', 'Enterprise'],
  'consultation-strategy': ['Essential', 'Professional', 'Enterprise'],
};

/** spec §9: durations as the page shows them. */
const durations: Record<string, string[]> = {
  'brand-identity': ['2–3 days', '3–5 days', '7–10 days', '2–3 days'],
  'social-media': ['3–5 days', '5–7 days', '7–10 days', '2–3 days'],
  'ui-ux-design': ['5–7 days', '7–10 days', '10–14 days', '14–21 days'],
  'website-development': ['3–5 days', '7–10 days', '14–21 days', '3–5 days'],
  'consultation-strategy': ['5–7 days', '10–14 days', '7–10 days', 'Ongoing'],
};

for (const [slug, tiers] of Object.entries(pages)) {
  test(`${slug} shows its steps, tiers and buttons`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'START YOUR PROJECT' })).toHaveAttribute(
      'href',
      '/support/contact-us',
    );
    const steps = main.locator('#process').getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const [index, duration] of (durations[slug] ?? []).entries()) {
      await expect(steps.nth(index)).toContainText(duration);
    }
    const cards = main.locator('#tiers > * > ul > li');
    await expect(cards).toHaveCount(3);
    for (const [index, name] of tiers.entries()) {
      await expect(cards.nth(index).getByRole('heading', { name })).toBeVisible();
    }
    await expect(cards.nth(1)).toContainText('MOST POPULAR');
    await expect(main.getByText('MOST POPULAR')).toHaveCount(1);
    const second = slug === 'consultation-strategy' ? 'BOOK CONSULTATION' : 'SCHEDULE A CALL';
    await expect(main.getByRole('link', { name: second })).toHaveAttribute(
      'href',
      /^\/support\/contact-us\?subject=/,
    );
    await expect(main.locator('#quick-intake-form')).toBeAttached();
  });
}

test("a tier's button leads to the intake form, which shows the choice", async ({ page }) => {
  await page.goto('/services/social-media');
  const button = page.getByRole('link', { name: 'GET STARTED with Professional' });
  await button.scrollIntoViewIfNeeded();
  await expect(async () => {
    await button.click();
    await expect(page.getByText('Your package: Professional')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('#quick-intake-form')).toBeInViewport();
  await page.getByRole('button', { name: 'Take Professional off' }).click();
  await expect(page.getByText('Your package: Professional')).toHaveCount(0);
});

test('what pages of each kind are for is named as specified', async ({ page }) => {
  const expected: Record<string, string[]> = {
    'social-media': ['Instagram', 'Facebook', 'Twitter', 'LinkedIn', 'YouTube'],
    'ui-ux-design': ['Desktop', 'Mobile', 'Tablet'],
    'website-development': ['Business Websites', 'E-commerce Stores', 'Landing Pages'],
    'consultation-strategy': ['Strategic Planning', 'Market Research', 'Business Analysis'],
  };
  for (const [slug, names] of Object.entries(expected)) {
    await page.goto(`/services/${slug}`);
    expect(
      await page.locator('#kinds').getByRole('heading', { level: 3 }).allTextContents(),
    ).toEqual(names);
  }
  await page.goto('/services/website-development');
  for (const name of ['React', 'Next.js', 'TypeScript', 'Node.js', 'MongoDB', 'WordPress']) {
    await expect(page.locator('#offers').getByText(name, { exact: true })).toBeVisible();
  }
});

test('/services leads to all six, says what is in them and how long they take', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const [index, slug] of Object.keys(pages).entries()) {
    await expect(page.getByRole('main').locator(`a[href="/services/${slug}"]`)).toHaveCount(1);
    await expect(cards.nth(index).getByRole('listitem')).toHaveCount(5);
  }
  await expect(cards.first()).toContainText('14 to 21 days');
});

test('/services leads to the products and ends with an invitation', async ({ page }) => {
  await page.goto('/services');
  const tools = page.getByRole('region', { name: 'Small tools of our own' });
  for (const [name, path] of [
    [/^Retouched AI/, '/products/retouched-ai'],
    [/^HotSnap/, '/products/hotsnap'],
    [/^HoloSnap/, '/products/holosnap'],
  ] as const) {
    await expect(tools.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  const invitation = page.getByRole('region', { name: 'Not sure where to start?' });
  await expect(invitation.getByRole('link', { name: 'BOOK CONSULTATION' })).toHaveAttribute(
    'href',
    /^\/support\/contact-us\?subject=/,
  );
});

test("a service's projects lead to their case studies, in the language of the page", async ({
  page,
}) => {
  await page.goto('/ja/services/brand-identity');
  const links = page.locator('#projects').getByRole('link');
  await expect(links).toHaveCount(3);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/ja/portfolio/aizaan-ecommerce-rebranding',
    '/ja/portfolio/santoku-knife-store-ux',
    '/ja/portfolio/puffy-homepage-redesign',
  ]);
  // The link lies over the picture, so the press is meant for whatever is there.
  await page.locator('#projects img').first().click({ force: true });
  await expect(page).toHaveURL('/ja/portfolio/aizaan-ecommerce-rebranding');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all of a service page can be read', async ({ page }) => {
    await page.goto('/services/website-development');
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
