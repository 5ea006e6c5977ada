import type { Locator, Page } from '@playwright/test';
import {
  insertBeforeInputs,
  linkNumbers,
  passProxy,
  translate,
  translateAtLoad,
} from './helpers/change-page';
import { entries, sign, some, t } from './helpers/content';
import { forms, openForm, solveSum, thanks, type FormUnderTest } from './helpers/forms';
import { at, expect, hydrated, test, widths } from './helpers/test';

/* Browsers, extensions and proxies change the HTML of a page. It stays usable, and nothing that was typed is lost. */

test.use(at(widths.desktop));

/** React may render a part anew, and says so in the console. It may not throw. */
const exceptions = (complaints: readonly string[]) =>
  complaints.filter((one) => one.startsWith('error:'));

const changes: Record<string, (page: Page) => Promise<unknown>> = {
  'a password manager': insertBeforeInputs,
  'links on numbers': linkNumbers,
  'a proxy': passProxy,
  'a translator': translateAtLoad,
};

/** Holds the scripts of a page until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const tables = entries('packages');
const service = some(entries('services'), 'service with packages', ({ slug }) =>
  tables.some((table) => table.service === slug),
);

/** Every form by its page. Its fields are found by their names, as their labels may be translated. */
const places: Record<string, { path: string; form: string; open?: string }> = {
  contact: { path: '/support/contact-us', form: '#contact-form form' },
  intake: { path: '/', form: '#quick-intake-form form' },
  inquiry: { path: '/', form: '#industry-inquiry form', open: '[commandfor=industry-inquiry]' },
  'sign-up': { path: '/signup', form: 'main form' },
  'sign-in': { path: '/signin', form: 'main form' },
  'forgotten password': { path: '/forgot-password', form: 'main form' },
  sign: { path: `/services/${sign().service}`, form: '#your-name form' },
  'sign at home': { path: '/', form: 'form[aria-labelledby=sign-title]' },
};

const fieldsOf = (form: Locator) =>
  form.locator(
    ':is(input:not([type=radio], [type=submit], [name=website]), textarea):not([aria-hidden=true] *):visible',
  );

for (const [turn, [what, change]] of Object.entries(changes).entries())
  for (const [index, [name, { path, form: place, open }]] of Object.entries(places).entries()) {
    // Each form with one change, and all of them in the long run.
    const tag = index % Object.keys(changes).length === turn ? [] : ['@long'];
    test(
      `what is typed into the form ${name} before hydration survives ${what}`,
      { tag },
      async ({ page, complaints }) => {
        await change(page);
        const release = await holdScripts(page);
        await page.goto(path);
        if (open) await page.locator(open).first().click();
        const form = page.locator(place);
        const typed = new Map<string, string>();
        let last = '';
        for (const field of await fieldsOf(form).all()) {
          last = (await field.getAttribute('name')) ?? '';
          if ((await field.getAttribute('type')) === 'checkbox') await field.check();
          else {
            typed.set(last, `Mina ${last}`);
            await field.fill(`Mina ${last}`);
          }
          await field.focus();
        }
        expect(typed.size).toBeGreaterThan(0);
        release();
        await hydrated(page);
        for (const [field, value] of typed)
          await expect(form.locator(`[name=${field}]`).last()).toHaveValue(value);
        for (const box of await form.getByRole('checkbox').all()) await expect(box).toBeChecked();
        await expect(form.locator(`[name=${last}]`)).toBeFocused();
        expect(exceptions(complaints)).toEqual([]);
        // The form knows what it holds.
        if (!['contact', 'intake', 'inquiry'].includes(name)) return;
        await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(last);
        await page.reload();
        await hydrated(page);
        await expect(form.locator('[name=name]')).toHaveValue('Mina name');
      },
    );
  }

async function sendTranslated(page: Page, { kind }: FormUnderTest): Promise<Locator> {
  const form = page.locator(places[kind]?.form ?? '');
  await form.locator('[type=submit]').click();
  return form;
}

for (const kind of forms) {
  test(`the ${kind.kind} form works while its page is translated`, async ({
    page,
    mailbox,
    complaints,
  }) => {
    const form = await openForm(page, kind);
    await translate(page);
    // Every message comes and goes.
    await sendTranslated(page, kind);
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await kind.fill(form);
    await mailbox.fail({ kind: 'status', status: 412, times: 1 });
    await sendTranslated(page, kind);
    await expect(form.getByRole('alert').getByText(t('forms:refused'))).toBeVisible();
    await sendTranslated(page, kind);
    await expect(thanks(page)).toBeFocused();
    expect(await mailbox.read()).toEqual([kind.params()]);
    await page.getByRole('button', { name: t('forms:another') }).click();
    await expect(form.locator('[name=name]')).toBeFocused();
    expect(exceptions(complaints)).toEqual([]);
  });
}

test('a click reaches the field that replaces the clicked one', async ({ page, complaints }) => {
  // The click hydrates the part, not its place on the screen.
  await page.addInitScript(() => {
    class Never {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Never });
  });
  await page.goto('/');
  await hydrated(page);
  await translate(page);
  const field = page.locator('#quick-intake-form [name=name]');
  await field.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await page.keyboard.type('Mina');
  await expect(field).toHaveValue('Mina');
  expect(exceptions(complaints)).toEqual([]);
});

test('a form works after somebody has removed what it shows', async ({
  page,
  mailbox,
  complaints,
}) => {
  const kind = some(forms, 'contact form', (form) => form.kind === 'contact');
  const form = await openForm(page, kind);
  await form.locator('[type=submit]').click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  for (const gone of ['[role=alert]', 'label', 'button svg'])
    await form.locator(gone).evaluateAll((all) => all.forEach((element) => element.remove()));
  for (const name of ['name', 'email', 'message'])
    await form.locator(`[name=${name}]`).fill(name === 'email' ? 'mina@example.com' : 'Mina');
  await form.locator('[type=submit]').click();
  await expect(thanks(page)).toBeFocused();
  expect((await mailbox.read())[0]).toMatchObject({ name: 'Mina', email: 'mina@example.com' });
  expect(exceptions(complaints)).toEqual([]);
});

for (const when of ['before hydration', 'after it'])
  test(`a package that is chosen on a page translated ${when} is the one that is sent`, async ({
    page,
    mailbox,
    complaints,
  }) => {
    const { items } = some(tables, 'packages', (one) => one.service === service.slug);
    const first = some(items, 'package');
    const last = some([...items].reverse(), 'package');
    if (when === 'before hydration') await translateAtLoad(page);
    await page.goto(`/services/${service.slug}?package=${first.slug}`);
    await hydrated(page);
    const form = page.locator('#quick-intake-form form');
    await expect(form).toContainText(first.name);
    if (when === 'after it') await translate(page);
    await page.locator(`a[href^="?package=${last.slug}"]`).click();
    await expect(form.getByText(last.name)).toBeVisible();
    await expect(form.getByText(first.name)).toHaveCount(0);
    await form.locator('[name=name]').fill('Mina');
    await form.locator('[name=email]').fill('mina@example.com');
    await solveSum(form);
    await form.locator('[type=submit]').click();
    await expect(thanks(page)).toBeFocused();
    expect(String((await mailbox.read())[0]?.['message'])).toContain(last.name);
    expect(exceptions(complaints)).toEqual([]);
  });
