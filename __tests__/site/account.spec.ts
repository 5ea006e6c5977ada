import type { Page } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { defaultLanguage, languageCodes, type LanguageCode } from '../../src/i18n/languages';
import type { MessageKey } from '../../src/i18n/messages';
import { t, wordsIn } from './helpers/content';
import { hiddenPaths } from './helpers/pages';
import { hydrated, at, expect, test, widths } from './helpers/test';

test.use(at(widths.phone));

const secret = 'kantha-stitch-47';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name });

interface Trace {
  lines: string[];
  requests: string[];
}

/** Collects the console output and the requests of a page. */
function trace(page: Page): Trace {
  const found: Trace = { lines: [], requests: [] };
  page.on('console', (message) => found.lines.push(message.text()));
  page.on('request', (request) => {
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    if (request.method() !== 'GET' || sent.includes(secret)) found.requests.push(sent);
  });
  return found;
}

test('account pages are hidden from search engines', async ({ request }) => {
  for (const path of hiddenPaths) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex"/);
    expect(html).not.toContain('application/ld+json');
  }
});

test('sign-in writes one line, sends nothing and says so', async ({ page }) => {
  await page.goto('/signin');
  const found = trace(page);
  await page.getByLabel(t('account:email')).fill('rina@example.com');
  const password = page.getByLabel(t('account:password'), { exact: true });
  await password.fill(secret);
  await button(page, t('account:showPassword')).click();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, t('account:hidePassword')).press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await button(page, t('account:signInButton')).click();
  const title = page.getByRole('heading', { level: 1, name: t('account:signInDoneTitle') });
  await expect(title).toBeFocused();
  expect(found).toEqual({ lines: ['sign-in: submitted'], requests: [] });
  await expect(page).toHaveURL('/signin');
});

test('an address is shown as it was judged', async ({ page }) => {
  await page.goto('/forgot-password');
  await hydrated(page);
  await page.getByLabel(t('account:email')).fill('\u200brina＠exa\u00admple．com');
  await button(page, t('account:forgotButton')).click();
  await expect(main(page)).toContainText('rina@example.com');
});

test('a line before each form says that there are no accounts yet', async ({ page }) => {
  for (const path of ['/signin', '/signup', '/forgot-password']) {
    await page.goto(path);
    const notice = main(page).getByText(t('account:notOpen'));
    await expect(notice).toBeVisible();
    const comesFirst = await notice.evaluate((line) =>
      line.compareDocumentPosition(document.forms[0] as Node),
    );
    expect(comesFirst & 4, path).toBe(4);
  }
});

// The strings of the other languages come in the same way.
test('the forms show their own error messages, in each language', async ({ page }) => {
  for (const code of new Set<LanguageCode>([defaultLanguage, ...languageCodes.slice(-1)])) {
    const say = wordsIn(code);
    const field = (key: MessageKey) => page.getByLabel(say(key), { exact: true });
    const errors = () => page.getByRole('alert').allTextContents();
    const send = (key: MessageKey) => button(page, say(key)).click();

    await page.goto(localizePath('/signin', code));
    await hydrated(page);
    const found = trace(page);
    await send('account:signInButton');
    expect(await errors()).toEqual([say('account:emailMissing'), say('account:passwordMissing')]);
    await expect(field('account:email')).toBeFocused();
    await expect(field('account:email')).toHaveAccessibleDescription(say('account:emailMissing'));
    await field('account:email').fill('no address');
    expect(await errors()).toEqual([say('account:passwordMissing')]);
    await field('account:password').fill(secret);
    await send('account:signInButton');
    expect(await errors()).toEqual([say('account:emailInvalid')]);

    await page.goto(localizePath('/forgot-password', code));
    await hydrated(page);
    await send('account:forgotButton');
    expect(await errors()).toEqual([say('account:emailMissing')]);

    await page.goto(localizePath('/signup', code));
    await hydrated(page);
    await send('account:signUpButton');
    expect(await errors()).toEqual([
      say('account:firstNameMissing'),
      say('account:lastNameMissing'),
      say('account:emailMissing'),
      say('account:passwordMissing'),
      say('account:repeatMissing'),
      say('account:termsMissing'),
    ]);
    await page.getByRole('checkbox').check();
    expect(await errors()).not.toContain(say('account:termsMissing'));
    expect(found).toEqual({ lines: [], requests: [] });
  }
});

test('sign-up wants one password twice and resends nothing', async ({ page }) => {
  await page.goto('/signup');
  const found = trace(page);
  const repeated = page.getByLabel(t('account:confirmPassword'));
  await page.getByLabel(t('account:firstName')).fill('Rina');
  await page.getByLabel(t('account:lastName')).fill('Akter');
  await page.getByLabel(t('account:email')).fill('rina@example.com');
  await page.getByLabel(t('account:password'), { exact: true }).fill(secret);
  await button(page, t('account:showPassword')).click();
  await expect(repeated).toHaveAttribute('type', 'text');
  await repeated.fill('something else');
  await page.getByRole('checkbox').check();
  await button(page, t('account:signUpButton')).click();
  await expect(page.getByRole('alert')).toHaveText(t('account:passwordsDiffer'));
  await expect(repeated).toBeFocused();
  await expect(repeated).toHaveAccessibleDescription(t('account:passwordsDiffer'));
  expect(found.lines).toEqual([]);
  await repeated.fill(secret);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, t('account:signUpButton')).click();
  await expect(page).toHaveURL('/account-confirmation');
  await expect(main(page)).toContainText(t('account:confirmationText'));
  await button(page, t('account:resend')).click();
  await expect(page.getByRole('status')).toContainText(t('account:resendDone'));
  expect(found).toEqual({ lines: ['sign-up: submitted'], requests: [] });
});

test('forgot password shows Check Your Email and leads back', async ({ page }) => {
  await page.goto('/forgot-password');
  const found = trace(page);
  await page.getByLabel(t('account:email')).fill('rina@example.com');
  await button(page, t('account:forgotButton')).click();
  await expect(
    page.getByRole('heading', { level: 1, name: t('account:checkEmailTitle') }),
  ).toBeFocused();
  await expect(main(page)).toContainText('rina@example.com');
  await button(page, t('account:resend')).click();
  await expect(page.getByRole('status')).toContainText(t('account:resendDone'));
  await button(page, t('account:tryDifferentEmail')).click();
  await expect(page.getByLabel(t('account:email'))).toBeVisible();
  expect(found).toEqual({ lines: ['forgot-password: submitted'], requests: [] });
});
