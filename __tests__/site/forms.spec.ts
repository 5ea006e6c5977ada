import type { Page } from '@playwright/test';
import { localizePath } from '../../src/i18n/paths';
import { axeFindings } from './helpers/axe';
import { anyValue, entries, readsContent, some, t, titleOf, translation } from './helpers/content';
import {
  type FormUnderTest,
  findForm,
  forms,
  openForm,
  send,
  solveSum,
  takeTime,
  thanks,
} from './helpers/forms';
import { mailboxOf } from './helpers/mailbox';
import { hydrated, at, expect, test, widths } from './helpers/test';

// Elements that are being revealed do not have their full contrast.
test.use({ ...at(widths.phone), reducedMotion: 'reduce' } as object);

const wrong = t('forms:failed');
const doubt = t('forms:doubtful');
const [inquiry, intake, contact] = forms as [FormUnderTest, FormUnderTest, FormUnderTest];

test.beforeEach(async ({ page, request }) => {
  const mailbox = mailboxOf(request);
  await mailbox.empty();
  await mailbox.fail({ kind: 'none' });
  await page.clock.install();
});

const draftOf = (page: Page, { kind }: FormUnderTest) =>
  page.evaluate((name) => localStorage.getItem(`draft:${name}`), kind);

for (const kind of forms)
  test(`the ${kind.kind} form sends one message with exactly its parameters, thanks, and forgets the draft`, async ({
    page,
    request,
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
    expect(await mailboxOf(request).read()).toEqual([kind.params()]);
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

test('axe finds nothing in the forms, empty, faulty, failed and sent', async ({
  page,
  request,
}) => {
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
    await mailboxOf(request).fail({ kind: 'status', status: 500, times: 1 });
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

test('a form keeps every word whatever goes wrong, and the next try gets through', async ({
  page,
  request,
}) => {
  test.slow();
  const mailbox = mailboxOf(request);
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

test('a form says that there is no network before anything is tried', async ({
  page,
  request,
  context,
}) => {
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
  expect(await mailboxOf(request).read()).toEqual([contact.params()]);
});

test.describe('validation', () => {
  test('of an inquiry shows one error for missing fields, until a field is edited', async ({
    page,
    request,
  }) => {
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
    expect(await mailboxOf(request).read()).toEqual([]);
  });

  test("of the other forms is the browser's, said beside each field", async ({ page, request }) => {
    for (const kind of [intake, contact]) {
      const form = await openForm(page, kind);
      const [name, email] = [form.getByLabel(t('forms:name')), form.getByLabel(t('forms:email'))];
      await email.fill('nobody');
      await send(form);
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(t('forms:fieldRequired'));
      await expect(email).toHaveAccessibleDescription(t('forms:emailInvalid'));
    }
    expect(await mailboxOf(request).read()).toEqual([]);
  });
});

test('a suspicion asks a fast visitor for a second sum, and keeps the message', async ({
  page,
  request,
}) => {
  const form = await openForm(page, contact);
  await contact.fill(form);
  await send(form);
  const sum = form.getByLabel(anyValue('forms:sum'));
  await expect(sum).toBeFocused();
  expect(await mailboxOf(request).read()).toEqual([]);
  await solveSum(form);
  await sum.press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await mailboxOf(request).read()).toEqual([contact.params()]);
});

test.describe('a message is sent once', () => {
  test('after a reload while sending, the visitor is told before it is sent again', async ({
    page,
    request,
  }) => {
    const mailbox = mailboxOf(request);
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

  test('the sixth message within ten minutes shows when to try again', async ({
    page,
    request,
  }) => {
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
    expect(await mailboxOf(request).read()).toHaveLength(5);
    await page.clock.fastForward('10:00');
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailboxOf(request).read()).toHaveLength(6);
  });
});

test(
  'the inquiry lists the industries, keeps its text while its dialog is closed, and is empty after success',
  readsContent,
  async ({ page }) => {
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
  },
);

test(
  'a service page has its service chosen, and sends the package that was picked',
  readsContent,
  async ({ page, request }) => {
    const { service, items } = some(entries('tiers'), 'packages of a service');
    const title = titleOf(some(entries('services'), 'service', ({ slug }) => slug === service));
    await page.goto(localizePath(`/services/${service}`, translation(2).code));
    await hydrated(page);
    await page.locator('#tiers').getByRole('link').nth(1).click();
    const form = page.locator('#quick-intake-form form');
    await expect(form.locator('select[name=service]')).toHaveValue(title);
    await expect(form.locator('button[type=submit]')).toBeEnabled();
    await expect(form.getByRole('status').filter({ has: page.getByRole('button') })).toBeVisible();
    await form.locator('[name=name]').fill('মিনা');
    await form.locator('[name=email]').fill('mina@example.com');
    await form.locator('[name=message]').fill('নমস্কার');
    await solveSum(form);
    await takeTime(page);
    await form.locator('button[type=submit]').click();
    await expect(form).toHaveCount(0);
    expect(await mailboxOf(request).read()).toEqual([
      {
        name: 'মিনা',
        email: 'mina@example.com',
        message: `Package: ${items[1]?.name ?? ''}\n\nনমস্কার`,
        title,
        business: '',
        service: title,
      },
    ]);
  },
);

test('the contact page takes its subject from the address, and Enter in a field sends it', async ({
  page,
  request,
}) => {
  await page.goto('/support/contact-us?subject=SCHEDULE%20A%20CALL');
  await hydrated(page);
  const form = await findForm(page, contact.kind, contact.name);
  await expect(form.getByLabel(t('forms:subject'))).toHaveValue('SCHEDULE A CALL');
  await contact.fill(form, 'On Monday?');
  await takeTime(page);
  await form.getByLabel(t('forms:email')).press('Enter');
  await expect(thanks(page)).toBeFocused();
  expect(await mailboxOf(request).read()).toEqual([
    contact.params('Subject: SCHEDULE A CALL\n\nOn Monday?'),
  ]);
});

test('text typed before hydration stays, and an early Send asks for the sum', async ({
  page,
  request,
}) => {
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
  expect(await mailboxOf(request).read()).toEqual([]);
  await expect(name).toHaveValue('Mina');
  await name.press('End');
  await name.pressSequentially(' A');
  await expect(name).toHaveValue('Mina A');
});

test('messages are sent when storage is blocked', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const form = await openForm(page, contact);
  await contact.fill(form);
  await takeTime(page);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailboxOf(request).read()).toEqual([contact.params()]);
});

test('a draft of yesterday is deleted on whichever page the visitor comes back to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const old = { values: { name: 'Mina' }, page: '/', startedAt: 1, savedAt: 1 };
    localStorage.setItem('draft:contact', JSON.stringify(old));
  });
  await page.goto('/services');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});
