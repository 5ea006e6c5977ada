import type { Page } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { axeFindings } from './helpers/axe';
import { anyValue, entries, some, t, translation } from './helpers/content';
import { type FormUnderTest, findForm, forms, openForm, send, thanks } from './helpers/forms';
import { hydrated, at, blockStorage, expect, test, widths } from './helpers/test';

// Elements that are being revealed do not have their full contrast.
test.use({ ...at(widths.phone), reducedMotion: 'reduce' } as object);

const wrong = t('forms:failed');
const meanings = ['refused', 'unreachable', 'unknown'] as const;
type Meaning = (typeof meanings)[number];
const [inquiry, intake, contact] = forms as [FormUnderTest, FormUnderTest, FormUnderTest];

test.beforeEach(({ page }) => page.clock.install());

const draftOf = (page: Page, { kind }: FormUnderTest) =>
  page.evaluate((name) => localStorage.getItem(`draft:${name}`), kind);

for (const kind of forms)
  test(`the ${kind.kind} form sends exactly its parameters once, and thanks`, async ({
    page,
    mailbox,
    complaints,
  }) => {
    const form = await openForm(page, kind);
    await kind.fill(form);
    await form.getByRole('button', { name: t('forms:send') }).dblclick();
    await expect(thanks(page)).toBeFocused();
    await expect(page.getByText(t('forms:thanksText'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('forms:thanksWhatsapp') })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    await expect(form).toHaveCount(0);
    expect(await mailbox.read()).toEqual([kind.params()]);
    expect(await draftOf(page, kind)).toBeNull();
    expect(complaints).toEqual([]);
  });

test('a draft survives a reload and a change of language in every form', async ({ page }) => {
  for (const kind of forms) {
    const form = await openForm(page, kind);
    await kind.fill(form);
    await page.reload();
    await hydrated(page);
    const again = await findForm(page, kind.kind, kind.name);
    const { message = '' } = kind.params();
    await expect(again.getByLabel(t('forms:message'))).toHaveValue(message);
    await page.goto(localizePath(kind.path, translation(0).code));
    expect(await draftOf(page, kind)).toContain('Mina Akter');
  }
});

test('axe finds nothing in any state of the forms', async ({ page, mailbox }) => {
  const places = {
    inquiry: '#industry-inquiry',
    intake: '#quick-intake-form',
    contact: '#contact-form',
  };
  for (const kind of forms) {
    // page-kinds.spec.ts tests the rest of the page.
    const check = async (state: string) =>
      expect.soft(await axeFindings(page, places[kind.kind]), `${kind.kind}, ${state}`).toEqual([]);
    const form = await openForm(page, kind);
    await check('empty');
    await send(form);
    await expect(form.getByLabel(t('forms:name'))).toBeFocused();
    await check('faulty');
    await mailbox.fail({ kind: 'status', status: 500, times: 1 });
    await kind.fill(form);
    await send(form);
    await expect(form.getByText(wrong)).toBeVisible();
    await check('failed');
    await send(form);
    await expect(thanks(page)).toBeFocused();
    await check('sent');
  }
});

const failures: { what: string; error: object; meaning: Meaning; hangs?: boolean }[] = [
  { what: '412', error: { kind: 'status', status: 412, text: 'No' }, meaning: 'refused' },
  { what: '429', error: { kind: 'status', status: 429, text: 'Slow down' }, meaning: 'refused' },
  { what: '502', error: { kind: 'status', status: 502, text: 'Oh' }, meaning: 'unknown' },
  { what: 'a malformed answer', error: { kind: 'malformed' }, meaning: 'unreachable' },
  { what: 'a dead line', error: { kind: 'reset' }, meaning: 'unreachable' },
  { what: 'no answer', error: { kind: 'hang' }, meaning: 'unknown', hangs: true },
];

for (const { what, error, meaning, hangs } of failures)
  test(`a form keeps every word after ${what}, also after a reload`, async ({ page, mailbox }) => {
    const form = await openForm(page, contact);
    await mailbox.fail(error as { kind: string });
    const text = `After ${what}:\nনমস্কার 🧵 <script>alert(1)</script> {{name}}`;
    await contact.fill(form, text);
    const asked = page.waitForRequest('**/api/v1.0/email/send');
    await send(form);
    await asked;
    if (hangs) {
      await expect(form.getByRole('button', { name: t('forms:sending') })).toBeDisabled();
      await page.clock.fastForward(15_000);
    }
    await expect(form.getByRole('alert').getByText(wrong)).toBeVisible();
    await expect(form.getByRole('button', { name: t('forms:send') })).toBeFocused();
    for (const one of meanings)
      await expect(form.getByText(t(`forms:${one}`))).toHaveCount(one === meaning ? 1 : 0);
    for (const name of [t('forms:rescueWhatsapp'), t('forms:rescueEmail')]) {
      const href = await form.getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(text);
    }
    expect(await mailbox.read()).toEqual([]);
    await page.reload();
    await hydrated(page);
    await findForm(page, contact.kind, contact.name);
    await expect(form.getByLabel(t('forms:message'))).toHaveValue(text);
    await mailbox.fail({ kind: 'none' });
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailbox.read()).toEqual([contact.params(text)]);
    await page.getByRole('button', { name: t('forms:another') }).click();
    await expect(form.getByLabel(t('forms:name'))).toBeFocused();
  });

test('a form sends on a working line of which the browser says that there is none', async ({
  page,
  mailbox,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  const form = await openForm(page, contact);
  await contact.fill(form);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
});

test('another tab does not keep a form from sending', async ({ page, mailbox }) => {
  await page.addInitScript(
    () => void navigator.locks.request('send-message', () => new Promise(() => undefined)),
  );
  const form = await openForm(page, contact);
  await contact.fill(form);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
});

test('Enter twice sends one message', async ({ page, mailbox }) => {
  const form = await openForm(page, contact);
  await contact.fill(form);
  await form.getByLabel(t('forms:email')).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
});

for (const [what, leave] of Object.entries({
  'a reload': (page: Page) => page.reload(),
  Back: async (page: Page) => {
    await page.goBack();
    await page.goForward();
  },
}))
  test(`${what} while sending loses nothing`, async ({ page, mailbox }) => {
    await mailbox.fail({ kind: 'hang' });
    await page.goto('/services');
    const form = await openForm(page, contact);
    await contact.fill(form);
    const underWay = page.waitForRequest('**/email/send');
    await send(form);
    await underWay;
    await leave(page);
    await hydrated(page);
    // Only now, because the request may or may not have been sent before.
    await mailbox.fail({ kind: 'none' });
    await findForm(page, contact.kind, contact.name);
    await expect(form.getByLabel(t('forms:name'))).toHaveValue('Mina Akter');
    expect(await mailbox.read()).toEqual([]);
    await send(form);
    await expect(thanks(page)).toBeVisible();
    expect(await mailbox.read()).toEqual([contact.params()]);
  });

test('an address is sent as it was judged, in every form', async ({ page, mailbox }) => {
  for (const kind of forms) {
    await mailbox.empty();
    const form = await openForm(page, kind);
    await kind.fill(form);
    await form.getByLabel(t('forms:email')).fill('\u200bmina＠exa\u00admple．com');
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailbox.read()).toEqual([kind.params()]);
  }
});

test.describe('validation', () => {
  test('of an inquiry shows one error until a field is edited', async ({ page, mailbox }) => {
    const form = await openForm(page, inquiry);
    await send(form);
    const line = form.getByRole('alert').getByText(t('forms:allRequired'));
    await expect(line).toBeVisible();
    const name = form.getByLabel(t('forms:name'));
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(t('forms:fieldRequired'));
    await name.pressSequentially('M');
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(line).toHaveCount(0);
    await inquiry.fill(form);
    await form.getByLabel(t('forms:email')).fill('mina@nowhere');
    await send(form);
    await expect(form.getByText(t('forms:emailInvalid'))).toBeVisible();
    await expect(form.getByLabel(t('forms:email'))).toBeFocused();
    expect(await mailbox.read()).toEqual([]);
  });

  test('of other forms is beside each field', async ({ page, mailbox }) => {
    for (const kind of [intake, contact]) {
      const form = await openForm(page, kind);
      const [name, email] = [form.getByLabel(t('forms:name')), form.getByLabel(t('forms:email'))];
      await email.fill('nobody');
      await send(form);
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(t('forms:fieldRequired'));
      await expect(email).toHaveAccessibleDescription(t('forms:emailInvalid'));
    }
    expect(await mailbox.read()).toEqual([]);
  });
});

test('the inquiry keeps its text until it is sent', async ({ page }) => {
  const form = await openForm(page, inquiry);
  await expect(form.getByLabel(t('forms:industry')).getByRole('option')).toHaveText([
    t('forms:choose'),
    ...entries('industries').map(({ title }) => title),
    t('forms:other'),
  ]);
  await inquiry.fill(form);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await findForm(page, inquiry.kind, inquiry.name);
  await expect(form.getByLabel(t('forms:otherIndustry'))).toHaveValue('Kites & lanterns');
  await send(form);
  await expect(thanks(page)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: t('forms:thanksTitle') });
  await dialog.getByText(t('home:close'), { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await findForm(page, inquiry.kind, inquiry.name);
  await expect(form.getByLabel(t('forms:name'))).toHaveValue('');
});

test('Enter sends a message with the subject of the address', async ({ page, mailbox }) => {
  await page.goto('/support/contact-us?subject=Schedule%20a%20call');
  await hydrated(page);
  const form = await findForm(page, contact.kind, contact.name);
  await expect(form.getByLabel(t('forms:subject'))).toHaveValue('Schedule a call');
  await contact.fill(form, 'On Monday?');
  await form.getByLabel(t('forms:email')).press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params('Subject: Schedule a call\n\nOn Monday?')]);
});

test('text typed before hydration stays', async ({ page, mailbox }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/services/${some(entries('services'), 'service').slug}`);
  const form = page.getByRole('form', { name: intake.name });
  const name = form.getByLabel(t('forms:name'));
  await name.fill('Mina');
  await form.getByLabel(t('forms:email')).fill('mina@example.com');
  await form.getByRole('button', { name: t('forms:send') }).click();
  release();
  await expect(form.getByLabel(anyValue('forms:sum'))).toBeFocused();
  expect(await mailbox.read()).toEqual([]);
  await expect(name).toHaveValue('Mina');
  await name.press('End');
  await name.pressSequentially(' A');
  await expect(name).toHaveValue('Mina A');
});

test('messages are sent when storage is blocked', async ({ page, mailbox }) => {
  await blockStorage(page);
  const form = await openForm(page, contact);
  await contact.fill(form);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
});

test('a draft of yesterday is deleted on any page', async ({ page }) => {
  await page.addInitScript(() => {
    const old = { values: { name: 'Mina' }, page: '/', savedAt: 1 };
    localStorage.setItem('draft:contact', JSON.stringify(old));
  });
  await page.goto('/services');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});
