import fc from 'fast-check';
import type { Route } from '@playwright/test';
import { defaultLanguage } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import type { MessageKey } from '../../src/i18n/messages';
import { axeFindings } from './helpers/axe';
import {
  anyValue,
  entries,
  readsContent,
  scripts,
  some,
  studio,
  t,
  titleOf,
  translation,
} from './helpers/content';
import { findForm, forms, openForm, send, solveSum, takeTime, thanks } from './helpers/forms';
import { mailboxOf } from './helpers/mailbox';
import { hydrated, at, expect, test, widths } from './helpers/test';

// What is still rising into view has not its full contrast yet.
test.use({ ...at(widths.phone), reducedMotion: 'reduce' } as object);

const wrong = t('forms:failed');
const doubt = t('forms:doubtful');
const [inquiry, intake, contact] = forms as [
  (typeof forms)[number],
  (typeof forms)[number],
  (typeof forms)[number],
];

test.beforeEach(async ({ page, request }) => {
  const mailbox = mailboxOf(request);
  await mailbox.empty();
  await mailbox.fail({ kind: 'none' });
  await page.clock.install();
});

for (const kind of forms) {
  const place = {
    inquiry: '#industry-inquiry',
    intake: '#quick-intake-form',
    contact: '#contact-form',
  }[kind.kind];

  test.describe(`the ${kind.kind} form`, () => {
    test('sends one message with exactly its parameters, thanks, and forgets the draft', async ({
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
      expect(
        await page.evaluate((name) => localStorage.getItem(`draft:${name}`), kind.kind),
      ).toBeNull();
      expect(complaints).toEqual([]);
    });

    test('keeps every word whatever goes wrong, and the next try gets through', async ({
      page,
      request,
    }) => {
      test.slow();
      const mailbox = mailboxOf(request);
      const form = await openForm(page, kind);
      for (const { what, error, doubtful, hangs } of [
        { what: '400', error: { kind: 'status', status: 400, text: 'Bad' } },
        { what: '429', error: { kind: 'status', status: 429, text: 'Slow down' } },
        { what: '500', error: { kind: 'status', status: 500, text: 'Oh' } },
        { what: 'a malformed answer', error: { kind: 'malformed' }, doubtful: true },
        { what: 'a broken connection', error: { kind: 'reset' }, doubtful: true },
        { what: 'no answer', error: { kind: 'hang' }, doubtful: true, hangs: true },
      ])
        await test.step(what, async () => {
          await mailbox.empty();
          await mailbox.fail(error);
          // Each of its own: what has been sent is not sent again.
          const text = `After ${what}:\nনমস্কার 🧵 <script>alert(1)</script> {{name}}`;
          await kind.fill(form, text);
          // Longer than the time in which five messages are as many as one may send.
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
          expect(await mailbox.read()).toEqual([kind.params(text)]);
          await page.getByRole('button', { name: t('forms:another') }).click();
          await expect(form.getByLabel(t('forms:name'))).toBeFocused();
        });
    });

    test('says that there is no network before anything is tried', async ({
      page,
      request,
      context,
    }) => {
      const form = await openForm(page, kind);
      await kind.fill(form);
      await takeTime(page);
      await context.setOffline(true);
      await expect(form.getByText(t('forms:offline'))).toBeVisible();
      await send(form);
      await expect(form.getByText(wrong)).toBeVisible();
      await context.setOffline(false);
      await expect(form.getByText(t('forms:offline'))).toHaveCount(0);
      await send(form);
      await expect(thanks(page)).toBeFocused();
      expect(await mailboxOf(request).read()).toEqual([kind.params()]);
    });

    test('survives a reload and a change of language', async ({ page }) => {
      const form = await openForm(page, kind);
      await kind.fill(form);
      await page.reload();
      await hydrated(page);
      const again = await findForm(page, kind.kind, kind.name);
      await expect(again.getByLabel(t('forms:message'))).toHaveValue(
        kind.params()['message'] ?? '',
      );
      await page.goto(localizePath(kind.path, translation(0).code));
      const draft = await page.evaluate((name) => localStorage.getItem(`draft:${name}`), kind.kind);
      expect(draft).toContain('Mina Akter');
    });

    test('axe finds nothing in it, empty, faulty, failed and sent', async ({ page, request }) => {
      // The rest of the page is looked at in accessibility.spec.ts.
      const check = async (state: string) =>
        expect([state, ...(await axeFindings(page, place))]).toEqual([state]);
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
    });
  });
}

for (const { code: language } of scripts.filter(({ code }) => code !== defaultLanguage))
  test(`axe finds nothing in the forms in ${language}, faulty and failed`, async ({
    page,
    request,
  }) => {
    await mailboxOf(request).fail({ kind: 'status', status: 500 });
    await page.goto(localizePath('/support/contact-us', language));
    await hydrated(page);
    const form = page.locator('#contact-form form');
    await form.scrollIntoViewIfNeeded();
    const submit = form.locator('button[type=submit]');
    await submit.click();
    await expect(form.locator('[name=name]')).toBeFocused();
    const check = () => axeFindings(page, '#contact-form');
    expect(await check()).toEqual([]);
    await form.locator('[name=name]').fill('Mina');
    await form.locator('[name=email]').fill('mina@example.com');
    await form.locator('[name=message]').fill('নমস্কার');
    await takeTime(page);
    await submit.click();
    await expect(form.getByRole('link')).toHaveCount(2);
    expect(await check()).toEqual([]);
  });

test.describe('validation', () => {
  test('of an inquiry says what is missing, in one line, until anything is edited', async ({
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
    await expect(name).toHaveAccessibleDescription(new RegExp(t('forms:allRequired')));
    await name.pressSequentially('M');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel(t('forms:email'))).toHaveAttribute('aria-invalid', 'true');
    await expect(line).toHaveCount(0);
    await inquiry.fill(form);
    await form.getByLabel(t('forms:email')).fill('mina@nowhere');
    await send(form);
    await expect(form.getByText(t('forms:emailInvalid'))).toBeVisible();
    await expect(form.getByLabel(t('forms:email'))).toBeFocused();
    expect(await mailboxOf(request).read()).toEqual([]);
  });

  for (const kind of [intake, contact])
    test(`of the ${kind.kind} form is the browser's, said beside each field`, async ({
      page,
      request,
    }) => {
      const form = await openForm(page, kind);
      await form.getByLabel(t('forms:email')).fill('nobody');
      await send(form);
      await expect(form.getByLabel(t('forms:name'))).toBeFocused();
      await expect(form.getByLabel(t('forms:name'))).toHaveAccessibleDescription(
        t('forms:fieldRequired'),
      );
      await expect(form.getByLabel(t('forms:email'))).toHaveAccessibleDescription(
        t('forms:emailInvalid'),
      );
      expect(await mailboxOf(request).read()).toEqual([]);
    });

  test('of the sum brings new numbers and an empty field', async ({ page, request }) => {
    const form = await openForm(page, intake);
    await intake.fill(form);
    await takeTime(page);
    const answer = form.getByLabel(anyValue('forms:sum'));
    await answer.fill('99');
    await send(form);
    await expect(form.getByText(t('forms:sumWrong'))).toBeVisible();
    await expect(answer).toBeFocused();
    await expect(answer).toHaveValue('');
    expect(await mailboxOf(request).read()).toEqual([]);
    await solveSum(form);
    await send(form);
    await expect(thanks(page)).toBeFocused();
  });

  test('counts characters near the limit, and cuts nothing off', async ({ page, request }) => {
    const form = await openForm(page, contact);
    const full = '🧵'.repeat(10_000);
    await contact.fill(form, full);
    await expect(
      form.getByText(t('forms:charactersLeft_other' as MessageKey, { left: 0 })),
    ).toBeVisible();
    await form.getByLabel(t('forms:message')).fill(`${full}!`);
    await takeTime(page);
    await send(form);
    await expect(form.getByText(t('forms:tooLong_one' as MessageKey, { over: 1 }))).toBeVisible();
    await expect(form.getByLabel(t('forms:message'))).toHaveValue(`${full}!`);
    await form.getByLabel(t('forms:message')).fill(full);
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailboxOf(request).read()).toEqual([contact.params(full)]);
  });
});

test.describe('a suspicion', () => {
  test('costs whoever is too quick one more sum, and no word', async ({ page, request }) => {
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

  test('costs whoever fills in the hidden field one more sum, on the intake form its second', async ({
    page,
    request,
  }) => {
    const form = await openForm(page, intake);
    await intake.fill(form);
    await form.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await takeTime(page);
    await send(form);
    await expect(form.getByText(t('forms:sumAgain'))).toBeVisible();
    expect(await mailboxOf(request).read()).toEqual([]);
    await solveSum(form);
    await send(form);
    await expect(thanks(page)).toBeFocused();
    expect(await mailboxOf(request).read()).toEqual([intake.params()]);
  });
});

test.describe('a message is sent once', () => {
  test('by two tabs with the same draft', async ({ page, context, request }) => {
    const form = await openForm(page, contact);
    await contact.fill(form);
    await takeTime(page);
    const second = await context.newPage();
    await second.clock.install({ time: await page.evaluate(() => Date.now()) });
    const twin = await openForm(second, contact);
    await expect(twin.getByLabel(t('forms:name'))).toHaveValue('Mina Akter');
    await Promise.all([send(form), send(twin)]);
    await expect(thanks(page)).toBeVisible();
    await expect(thanks(second)).toBeVisible();
    expect(await mailboxOf(request).read()).toEqual([contact.params()]);
  });

  test('after a reload in the middle of it, the visitor is told before it goes again', async ({
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
    // Only now: whether the request had left the browser is chance.
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

  test('and the sixth within ten minutes is told when to come back', async ({ page, request }) => {
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

test('the inquiry keeps its words while its dialog is closed, and starts anew after thanks', async ({
  page,
}) => {
  const form = await openForm(page, inquiry);
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

test('the inquiry lists the industries and Other', readsContent, async ({ page }) => {
  const form = await openForm(page, inquiry);
  await expect(form.getByLabel(t('forms:industry')).getByRole('option')).toHaveText([
    t('forms:choose'),
    ...entries('industries').map(({ title }) => title),
    t('forms:other'),
  ]);
});

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

test('the contact page takes its subject from the address', async ({ page, request }) => {
  await page.goto('/support/contact-us?subject=SCHEDULE%20A%20CALL');
  await hydrated(page);
  const form = await findForm(page, contact.kind, contact.name);
  await expect(form.getByLabel(t('forms:subject'))).toHaveValue('SCHEDULE A CALL');
  await contact.fill(form, 'On Monday?');
  await takeTime(page);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect(await mailboxOf(request).read()).toEqual([
    contact.params('Subject: SCHEDULE A CALL\n\nOn Monday?'),
  ]);
});

test('what is typed before scripts run is there afterwards', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/support/contact-us');
  const name = page.getByLabel(t('forms:name'));
  await name.fill('Mina');
  const submit = page.getByRole('button', { name: t('forms:send') });
  // A press waits with it, and finds what else is missing.
  await submit.click();
  release();
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await expect(name).toHaveValue('Mina');
  await name.press('End');
  await name.pressSequentially(' A');
  await expect(name).toHaveValue('Mina A');
});

for (const kind of forms)
  test(`the ${kind.kind} form works by keyboard alone, and tells its names`, async ({
    page,
    request,
  }) => {
    /** The first word of a choice that no other begins with: by it a list finds the choice. */
    const word = (text: string) => text.split(' ')[0] ?? '';
    const told = (texts: readonly string[]) =>
      some(
        texts.slice(1),
        'choice with a first word of its own',
        (text) =>
          /^[ -~]+$/.test(word(text)) &&
          texts.filter((other) => other.startsWith(word(text))).length === 1,
      );
    const chosen = {
      industry: told(entries('industries').map(({ title }) => title)),
      service: told(entries('services').map((service) => titleOf(service))),
      business: told(studio().businessTypes),
    };
    const form = await openForm(page, kind);
    // By role and name: what a screen reader says.
    for (const name of [t('forms:name'), t('forms:email'), t('forms:message')])
      await expect(form.getByRole('textbox', { name })).toBeVisible();
    const typed: Record<string, string> = {
      name: 'Mina Akter',
      email: 'mina@example.com',
      message: 'Hello',
      industry: word(chosen.industry),
      service: word(chosen.service),
      business: word(chosen.business),
    };
    await form.getByLabel(t('forms:name')).focus();
    let name = 'name';
    while (name !== 'submit') {
      if (name === 'answer') await solveSum(form);
      else await page.keyboard.type(typed[name] ?? '');
      await page.keyboard.press('Tab');
      name = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('name') ?? element?.getAttribute('type') ?? 'lost';
      });
      expect([...Object.keys(typed), 'answer', 'submit']).toContain(name);
    }
    await takeTime(page);
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toBeFocused();
    const [sent] = await mailboxOf(request).read();
    expect(sent).toMatchObject({ name: 'Mina Akter', email: 'mina@example.com', message: 'Hello' });
    if (kind.kind === 'inquiry') expect(sent).toMatchObject({ industry: chosen.industry });
    if (kind.kind === 'intake')
      expect(sent).toMatchObject({ service: chosen.service, business: chosen.business });
  });

test('Enter in a field sends', async ({ page }) => {
  const form = await openForm(page, contact);
  await contact.fill(form);
  await takeTime(page);
  await form.getByLabel(t('forms:email')).press('Enter');
  await expect(thanks(page)).toBeFocused();
});

test('where storage is blocked, messages are sent all the same', async ({ page, request }) => {
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

test('the code of the email service is fetched when it is needed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fetched.push(response.url());
  });
  const bodies = async () =>
    Promise.all(fetched.map(async (url) => (await page.request.get(url)).text()));
  const sender = (code: string) => code.includes('/api/v1.0/email/send');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await hydrated(page);
  expect((await bodies()).some(sender)).toBe(false);
  const form = await findForm(page, intake.kind, intake.name);
  expect((await bodies()).some(sender)).toBe(false);
  await intake.fill(form);
  await takeTime(page);
  await send(form);
  await expect(thanks(page)).toBeFocused();
  expect((await bodies()).some(sender)).toBe(true);
});

test('random messages with random errors between: none lost, none changed, none twice unknowingly', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(at(widths.desktop).viewport);
  const seed = Number(process.env['TEST_SEED']);
  const messages = fc.sample(
    fc.record({
      text: fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
      error: fc.constantFrom(
        ...['none', 'none', 'none', 'status', 'malformed', 'reset', 'hang', 'lost answer'],
      ),
    }),
    { seed, numRuns: 60 },
  );
  const mailbox = mailboxOf(request);
  const form = await openForm(page, contact);
  const expected: string[] = [];
  // A message that arrives while its answer is lost: the one case in which a visitor may send twice, and knows.
  let error = '';
  const hanging: Route[] = [];
  await page.route('**/api/v1.0/email/send', async (route) => {
    if (error === 'hang') hanging.push(route);
    else if (error === 'lost answer') {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  for (const [index, { text, error: drawn }] of messages.entries()) {
    const message = `${text}\n#${index}`;
    error = drawn;
    const atTheServer = ['status', 'malformed', 'reset'].includes(error) ? error : 'none';
    await mailbox.fail({ kind: atTheServer, ...(error === 'status' && { status: 500 }) });
    await contact.fill(form, message);
    // What the browser makes of the letters is what the visitor sees.
    const typed = await form.getByLabel(t('forms:message')).inputValue();
    await page.clock.fastForward('11:00');
    const asked = page.waitForRequest('**/api/v1.0/email/send');
    await send(form);
    await asked;
    if (error !== 'none') {
      if (error === 'hang') await page.clock.fastForward(15_000);
      await expect(form.getByText(wrong)).toBeVisible();
      const warned = (await form.getByText(doubt).count()) === 1;
      expect([seed, error, warned]).toEqual([seed, error, error !== 'status']);
      if (error === 'lost answer') expected.push(typed);
      // A browser keeps six connections to a host; a request that hangs for good would hold one.
      await hanging.pop()?.abort();
      error = 'none';
      await mailbox.fail({ kind: 'none' });
      await send(form);
    }
    await expect(thanks(page)).toBeFocused();
    expected.push(typed);
    await page.getByRole('button', { name: t('forms:another') }).click();
  }
  const arrived = (await mailbox.read()).map(({ message }) => message);
  expect({ seed, arrived }).toEqual({ seed, arrived: expected });
});

test('a draft of yesterday is deleted on whichever page the visitor comes back to', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const old = { values: { name: 'Mina' }, place: '/', startedAt: 1, savedAt: 1 };
    localStorage.setItem('draft:contact', JSON.stringify(old));
  });
  await page.goto('/services');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the inquiry dialog opens, says so and offers the other ways', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: t('home:otherIndustryTitle') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('forms:needsScript'))).toBeVisible();
    await expect(dialog.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await dialog.getByRole('button', { name: t('home:close') }).click();
    await expect(dialog).toHaveCount(0);
  });

  for (const path of [
    '/',
    `/services/${some(entries('services'), 'service').slug}`,
    '/support/contact-us',
  ]) {
    test(`the form on ${path} says so and offers the other ways`, async ({ page }) => {
      await page.goto(path);
      const section = page.locator('#quick-intake-form, #contact-form');
      await expect(section.getByText(t('forms:needsScript'))).toBeVisible();
      await expect(section.getByRole('button', { name: t('forms:send') })).toBeHidden();
      await expect(section.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
      await expect(section.locator('a[href^="mailto:"]').first()).toBeVisible();
    });
  }
});
