import type { Page } from '@playwright/test';
import { allPages, hiddenPaths } from './helpers/pages';
import { at, expect, test, widths } from './helpers/test';

test.use(at(widths.phone));

const secret = 'kantha-stitch-47';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

interface Trace {
  lines: string[];
  requests: string[];
}

/** Collects what a page writes to the console and asks of servers, from now on. */
function trace(page: Page): Trace {
  const found: Trace = { lines: [], requests: [] };
  page.on('console', (message) => found.lines.push(message.text()));
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (request.method() !== 'GET' || sent.includes(secret)) found.requests.push(sent);
  });
  return found;
}

test('account pages are kept from search engines and linked from nowhere else', async ({
  request,
}) => {
  for (const path of hiddenPaths) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
  }
  const others = allPages.filter(
    ({ context }) => context.language === 'en' && !hiddenPaths.includes(context.englishPath),
  );
  for (const { path } of others) {
    const html = await (await request.get(path)).text();
    expect([path, hiddenPaths.filter((to) => html.includes(`href="${to}"`))]).toEqual([path, []]);
  }
});

test('sign-in writes one line, sends nothing and says so', async ({ page }) => {
  await page.goto('/signin');
  const found = trace(page);
  await page.getByLabel('Email address').fill('rina@example.com');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Remember me').check();
  await button(page, 'Sign in').click();
  const title = page.getByRole('heading', { level: 1, name: 'You are not signed in.' });
  await expect(title).toBeFocused();
  expect(found).toEqual({ lines: ['sign-in: submitted'], requests: [] });
  await expect(page).toHaveURL('/signin');
});

test('sign-in asks for email and password', async ({ page }) => {
  await page.goto('/signin');
  await button(page, 'Sign in').click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await page.getByLabel('Email address').fill('no address');
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a password can be shown and hidden, by touch and by keyboard', async ({ page }) => {
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(secret);
    await button(page, 'Show password').click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue(secret);
    await button(page, 'Hide password').press('Enter');
    await expect(field).toHaveAttribute('type', 'password');
  }
});

test('password managers know the fields', async ({ page }) => {
  const hints = async (path: string) => {
    await page.goto(path);
    return main(page)
      .locator('input[autocomplete]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')));
  };
  expect(await hints('/signin')).toEqual(['username', 'current-password']);
  expect(await hints('/signup')).toEqual([
    'given-name',
    'family-name',
    'username',
    'new-password',
    'new-password',
  ]);
  expect(await hints('/forgot-password')).toEqual(['username']);
});

test.describe('sign-up', () => {
  const fill = async (page: Page, repeated: string) => {
    await page.getByLabel('First name').fill('Rina');
    await page.getByLabel('Last name').fill('Akter');
    await page.getByLabel('Email address').fill('rina@example.com');
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByLabel('Repeat the password').fill(repeated);
  };

  test('wants the same password twice', async ({ page }) => {
    await page.goto('/signup');
    const found = trace(page);
    await fill(page, 'something else');
    await page.getByRole('checkbox').check();
    await button(page, 'Create account').click();
    await expect(page.getByRole('alert')).toHaveText(
      'The two passwords are not the same. Please type them again.',
    );
    const repeated = page.getByLabel('Repeat the password');
    await expect(repeated).toBeFocused();
    await expect(repeated).toHaveAccessibleDescription(/not the same/);
    expect(found.lines).toEqual([]);
    await repeated.fill(secret);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('wants the terms agreed to', async ({ page }) => {
    await page.goto('/signup');
    await fill(page, secret);
    await button(page, 'Create account').click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(page).toHaveURL('/signup');
  });

  test('goes on to the confirmation, which is honest and resends nothing', async ({ page }) => {
    await page.goto('/signup');
    const found = trace(page);
    await fill(page, secret);
    await page.getByRole('checkbox').check();
    await button(page, 'Create account').click();
    await expect(page).toHaveURL('/account-confirmation');
    await expect(main(page)).toContainText('Nothing was created, sent or kept.');
    await button(page, 'Resend email').click();
    await expect(page.getByRole('status')).toContainText('No email was sent');
    expect(found).toEqual({ lines: ['sign-up: submitted'], requests: [] });
  });
});

test('forgot password shows Check Your Email and leads back', async ({ page }) => {
  await page.goto('/forgot-password');
  const found = trace(page);
  await page.getByLabel('Email address').fill('rina@example.com');
  await button(page, 'Send reset link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Email' })).toBeFocused();
  await expect(main(page)).toContainText('rina@example.com');
  await button(page, 'Resend email').click();
  await expect(page.getByRole('status')).toContainText('No email was sent');
  await button(page, 'Try Different Email').click();
  await expect(page.getByLabel('Email address')).toBeVisible();
  expect(found).toEqual({ lines: ['forgot-password: submitted'], requests: [] });
});

test('the screens lead to each other, in the language of the visitor', async ({ page }) => {
  await page.goto('/fr/signin');
  const leadsTo = (to: string) => main(page).locator(`a[href="${to}"]`);
  await expect(leadsTo('/fr/forgot-password')).toBeVisible();
  await leadsTo('/fr/signup').click();
  await expect(page).toHaveURL('/fr/signup');
  await leadsTo('/fr/signin').click();
  await expect(page).toHaveURL('/fr/signin');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing that is typed leaves the page', async ({ page }) => {
    await page.goto('/signin');
    await page.getByLabel('Email address').fill('rina@example.com');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(secret);
    await password.press('Enter');
    await expect(button(page, 'Sign in')).toBeDisabled();
    await expect(main(page)).toContainText('This form needs JavaScript');
    await expect(page).toHaveURL('/signin');
  });
});
