import type { Page } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { axeFindings } from './helpers/axe';
import { anyValue, entries, some, t, translation } from './helpers/content';
import {
  type FormUnderTest,
  findForm,
  forms,
  openForm,
  send,
  takeTime,
  thanks,
} from './helpers/forms';
import { hydrated, at, blockStorage, expect, test, widths } from './helpers/test';

// Elements that are being revealed do not have their full contrast.
test.use({ ...at(widths.phone), reducedMotion: 'reduce' } as object);

const wrong = t('forms:failed');
const doubt = t('forms:doubtful');
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
    await takeTime(page);
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
    await takeTime(page);
    await send(form);
    await expect(form.getByText(wrong)).toBeVisible();
    await check('failed');
    await send(form);
    await expect(thanks(page)).toBeFocused();
    await check('sent');
  }
});

test('a form keeps every word whatever goes wrong', async ({ page, mailbox }) => {
  test.slow();
  const form = await openForm(page, contact);
  for (const { what, error, doubtful, hangs } of [
    { what: '400', error: { kind: 'status', status: 400, text: 'Bad' } },
    { what: '429', error: { kind: 'status', status: 429, text: 'Slow down' } },
    { what: '502', error: { kind: 'status', status: 502, text: 'Oh' }, doubtful: true },
    { what: 'a malformed answer', error: { kind: 'malformed' }, doubtful: true },
    { what: 'a broken connection', error: { kind: 'reset' }, doubtful: true },
    { what: 'no answer', error: { kind: 'hang' }, doubtful: true, hangs: true },
  ])
    await test.step(what, async () => {
      await mailbox.empty();
      await mailbox.fail(error);
      // Each message is different, because a sent message is not sent again.
      const text = `After ${what}:\nনমস্কার 🧵 <script>alert(1)</script> {{name}}`;
      await contact.fill(form, text);
      // Longer than the period of the limit of five messages.
      await page.clock.fastForward('11:00');
      const asked = page.waitForRequest('**/api/v1.0/email/send');
      await send(form);
      await asked;
      if (hangs) {
        await expect(form.getByRole('button', { name: t('forms:sending') })).toBeDisabled();
        await page.clock.fastForward(15_000);
      }
      await expect(form.getByRole('alert').getByText(wrong)).toBeVisible();
      await expect(form.getByRole('button', { name: t('forms:send') })).toBeFocused();
      const warning = form.getByText(doubt);
      await expect(warning).toHaveCount(doubtful ? 1 : 0);
      await expect(form.getByLabel(t('forms:message'))).toHaveValue(text);
      for (const name of [t('forms:rescueWhatsapp'), t('forms:rescueEmail')]) {
        const href = await form.getByRole('link', { name }).getAttribute('href');
        expect(decodeURIComponent(href ?? '')).toContain(text);
      }
      expect(await mailbox.read()).toEqual([]);
      await mailbox.fail({ kind: 'none' });
      await send(form);
      await expect(thanks(page)).toBeFocused();
      expect(await mailbox.read()).toEqual([contact.params(text)]);
      await page.getByRole('button', { name: t('forms:another') }).click();
      await expect(form.getByLabel(t('forms:name'))).toBeFocused();
    });
});

test('a form says that there is no network', async ({ page, mailbox, context }) => {
  const form = await openForm(page, contact);
  await contact.fill(form);
  await takeTime(page);
  await context.setOffline(true);
  await expect(form.getByText(t('forms:offline'))).toBeVisible();
  await send(form);
  await expect(form.getByText(wrong)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(t('forms:offline'))).toHaveCount(0);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
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

  test("of other forms is the browser's, beside each field", async ({ page, mailbox }) => {
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

test.describe('a message is sent once', () => {
  test('a reload while sending asks before it is sent again', async ({ page, mailbox }) => {
    await mailbox.fail({ kind: 'hang' });
    const form = await openForm(page, contact);
    await contact.fill(form);
    await takeTime(page);
    const underWay = page.waitForRequest('**/email/send');
    await send(form);
    await underWay;
    await expect(form.getByRole('button', { name: t('forms:sending') })).toBeVisible();
    await page.reload();
    await hydrated(page);
    // Only now, because the request may or may not have been sent before.
    await mailbox.fail({ kind: 'none' });
    const again = await findForm(page, contact.kind, contact.name);
    await expect(again.getByLabel(t('forms:name'))).toHaveValue('Mina Akter');
    await send(again);
    await expect(again.getByText(doubt)).toBeVisible();
    expect(await mailbox.read()).toEqual([]);
    await send(again);
    await expect(thanks(page)).toBeVisible();
    expect(await mailbox.read()).toEqual([contact.params()]);
  });

  test('the sixth within ten minutes shows when to try again', async ({ page, mailbox }) => {
    const form = await openForm(page, contact);
    for (const count of [1, 2, 3, 4, 5]) {
      await contact.fill(form, `Message ${count}`);
      await takeTime(page);
      await send(form);
      await page.getByRole('button', { name: t('forms:another') }).click();
    }
    await contact.fill(form, 'Message 6');
    await takeTime(page);
    await send(form);
    const [before = ''] = t('forms:limited').split('{{time}}');
    await expect(form.getByText(before.trim())).toContainText(/\d:\d\d/);
    expect(await mailbox.read()).toHaveLength(5);
    await page.clock.fastForward('10:00');
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailbox.read()).toHaveLength(6);
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
  await takeTime(page);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  await page.getByRole('dialog').getByText(t('home:close'), { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await findForm(page, inquiry.kind, inquiry.name);
  await expect(form.getByLabel(t('forms:name'))).toHaveValue('');
});

test('Enter sends a message with the subject of the address', async ({ page, mailbox }) => {
  await page.goto('/support/contact-us?subject=SCHEDULE%20A%20CALL');
  await hydrated(page);
  const form = await findForm(page, contact.kind, contact.name);
  await expect(form.getByLabel(t('forms:subject'))).toHaveValue('SCHEDULE A CALL');
  await contact.fill(form, 'On Monday?');
  await takeTime(page);
  await form.getByLabel(t('forms:email')).press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params('Subject: SCHEDULE A CALL\n\nOn Monday?')]);
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
  await takeTime(page);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailbox.read()).toEqual([contact.params()]);
});

test('a draft of yesterday is deleted on any page', async ({ page }) => {
  await page.addInitScript(() => {
    const old = { values: { name: 'Mina' }, page: '/', startedAt: 1, savedAt: 1 };
    localStorage.setItem('draft:contact', JSON.stringify(old));
  });
  await page.goto('/services');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});
