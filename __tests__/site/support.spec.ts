import type { Page } from '@playwright/test';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.desktop));

/** React has taken over: the header answers to scripts. */
async function alive(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

const main = (page: Page) => page.getByRole('main');
const decoded = async (page: Page, name: string | RegExp) =>
  decodeURIComponent((await main(page).getByRole('link', { name }).getAttribute('href')) ?? '');

test.describe('careers', () => {
  const jobs = ['Brand Designer', 'Frontend Developer', 'Content Writer', 'Strategy Intern'];
  const shown = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 3 });

  test('show four positions, each with an email that is half written', async ({ page }) => {
    await page.goto('/career');
    await expect(shown(page)).toHaveText(jobs);
    for (const job of jobs) {
      const href = await decoded(page, `Apply by email: ${job}`);
      expect(href).toMatch(/^mailto:[^?]+\?subject=/);
      expect(href).toContain(`Application: ${job}`);
      expect(href).toContain(`as ${job}.`);
    }
  });

  test('filters live in the address, and Back undoes them', async ({ page }) => {
    await page.goto('/career');
    await alive(page);
    const department = main(page).getByRole('group', { name: 'Department' });
    await department.getByRole('link', { name: 'Development' }).click();
    await expect(page).toHaveURL('/career?department=development');
    await expect(shown(page)).toHaveText(['Frontend Developer']);
    await expect(main(page).getByRole('status')).toHaveText('Showing 1 of 4 positions');
    await main(page).getByRole('group', { name: 'Type' }).getByText('Internship').click();
    await expect(shown(page)).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Show all positions' }).click();
    await expect(shown(page)).toHaveText(jobs);
    await page.goBack();
    await page.goBack();
    await expect(shown(page)).toHaveText(['Frontend Developer']);
    await expect(department.getByRole('link', { name: 'Development' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('a shared address shows what was chosen', async ({ page }) => {
    await page.goto('/fr/career?type=part-time');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.locator('#content-writer')).toBeVisible();
  });

  test('every position has its own anchor', async ({ page }) => {
    await page.goto('/career#content-writer');
    await expect(page.locator('#content-writer')).toBeInViewport();
    await main(page).getByRole('link', { name: 'Strategy Intern', exact: true }).click();
    await expect(page).toHaveURL('/career#strategy-intern');
  });
});

test.describe('the FAQ', () => {
  const questions = (page: Page) => main(page).locator('details');

  test('holds three questions, closed until one asks', async ({ page }) => {
    await page.goto('/support/faq');
    await expect(questions(page)).toHaveCount(3);
    const answer = page.getByText('Most projects are done within 30 business days.');
    await expect(answer).toBeHidden();
    await page.getByText('How long does it take?').click();
    await expect(answer).toBeVisible();
  });

  test('opens by keyboard', async ({ page }) => {
    await page.goto('/support/faq');
    await alive(page);
    const summary = questions(page).first().locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#cost')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.locator('#cost')).toBeHidden();
  });

  test('search leaves and opens what fits, and says how many', async ({ page }) => {
    await page.goto('/support/faq');
    await alive(page);
    const field = page.getByRole('searchbox', { name: 'Search the questions' });
    await field.fill('logo quicker');
    await expect(page.locator('#timing')).toBeVisible();
    await expect(questions(page).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText('1 of 3 questions fit');
    await field.fill('submarine');
    await expect(questions(page).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText('No question fits.')).toBeVisible();
    await field.fill('');
    await expect(questions(page).filter({ visible: true })).toHaveCount(3);
  });

  test('a link from the support page opens its question', async ({ page }) => {
    await page.goto('/support');
    await alive(page);
    await main(page).getByRole('link', { name: 'How long does it take?' }).click();
    await expect(page).toHaveURL('/support/faq#timing');
    await expect(page.locator('#timing')).toBeVisible();
    await expect(page.getByText('How long does it take?')).toBeInViewport();
    await expect(page.locator('#cost')).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a link to a question opens it, and there is no search that does nothing', async ({
      page,
    }) => {
      await page.goto('/bn/support/faq#timing');
      await expect(page.locator('#timing')).toBeVisible();
      await expect(page.locator('#cost')).toBeHidden();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await questions(page).first().locator('summary').click();
      await expect(page.locator('#cost')).toBeVisible();
    });
  });
});

test.describe('contact', () => {
  test('offers chat, email, phone and address', async ({ page }) => {
    await page.goto('/support/contact-us');
    expect(await decoded(page, /WhatsApp/)).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hello/);
    expect(await decoded(page, /Messenger/)).toMatch(/^https:\/\/m\.me\//);
    expect(await decoded(page, /Email/)).toMatch(/^mailto:.+\?subject=A question for /);
    expect(await decoded(page, /Phone/)).toMatch(/^tel:\+\d+$/);
    await expect(main(page).locator('address')).toContainText('Dhaka');
    await expect(main(page).getByText(/within 24 hours/)).toBeVisible();
  });

  test('puts what one writes about into email and chat', async ({ page }) => {
    await page.goto('/support/contact-us?subject=SCHEDULE%20A%20CALL');
    await expect(page.getByLabel('Subject')).toHaveValue('SCHEDULE A CALL');
    expect(await decoded(page, /Email/)).toMatch(/\?subject=SCHEDULE A CALL$/);
    expect(await decoded(page, /WhatsApp/)).toContain('SCHEDULE A CALL');
  });

  test('a closing band of a service page leads here with its subject', async ({ page }) => {
    await page.goto('/services/consultation-strategy');
    await main(page).getByRole('link', { name: 'BOOK CONSULTATION' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('BOOK CONSULTATION');
  });
});

test('about shows founder, promises and the four figures', async ({ page }) => {
  await page.goto('/support/about-us');
  await expect(main(page).getByRole('blockquote')).toBeVisible();
  const values = main(page).getByRole('region', { name: 'What we stand for' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(6);
  for (const figure of ['4+', '99%', '5★', '24hr']) await expect(values).toContainText(figure);
});

test('support leads to every way of getting help', async ({ page }) => {
  await page.goto('/support');
  for (const to of ['/support/contact-us', '/support/faq', '/support/about-us', '/career']) {
    await expect(main(page).locator(`a[href="${to}"]`).first()).toBeVisible();
  }
  await expect(main(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  await expect(main(page).locator('a[href^="https://m.me/"]')).toBeVisible();
});

test.describe('legal pages', () => {
  for (const slug of ['privacy-policy', 'terms-of-service', 'cookie-policy']) {
    test(`${slug} is dated, and its contents lead to its parts`, async ({ page }) => {
      await page.goto(`/${slug}`);
      await expect(main(page).getByText('Last updated June 2025')).toBeVisible();
      const links = main(page).getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(targets.length).toBeGreaterThan(4);
      for (const target of targets) await expect(page.locator(String(target))).toHaveCount(1);
      await links.last().click();
      await expect(page.locator(String(targets.at(-1)))).toBeInViewport();
    });
  }

  test('the date is written as the language does', async ({ page }) => {
    await page.goto('/bn/terms-of-service');
    await expect(main(page).getByText('জুন ২০২৫')).toBeVisible();
  });

  test('on paper there is the text alone', async ({ page }) => {
    await page.goto('/terms-of-service');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('We aim for an uptime of 99.9%.')).toBeVisible();
    await expect(page.locator('body header').first()).toBeHidden();
    await expect(page.locator('body footer').first()).toBeHidden();
    await expect(main(page).locator('nav').first()).toBeHidden();
  });
});

test.describe('the 404 page', () => {
  test('suggests the page that was meant', async ({ page }) => {
    await page.goto('/services/brnad-identity');
    await expect(page.getByRole('status').getByRole('link')).toHaveText(
      'Were you looking for Brand Identity & Logo Design?',
    );
    await page.getByRole('status').getByRole('link').click();
    await expect(page).toHaveURL('/services/brand-identity');
  });

  test('suggests it in the language of the address', async ({ page }) => {
    await page.goto('/fr/servces/ui-ux-desing');
    await expect(page.getByRole('status').getByRole('link')).toHaveAttribute(
      'href',
      '/fr/services/ui-ux-design',
    );
  });

  test('suggests nothing where nothing is close', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text() === '404: /xyzzy');
    await page.goto('/xyzzy');
    await logged;
    await expect(page.getByRole('status')).toBeEmpty();
  });
});
