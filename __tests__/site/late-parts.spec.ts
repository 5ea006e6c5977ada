import type { Page, Route } from '@playwright/test';
import formTexts from '../../locales/en/forms.json';
import layoutTexts from '../../locales/en/layout.json';
import productTexts from '../../locales/en/product.json';
import { toastSettings } from '../../src/components/toast/toast';
import {
  breakScripts,
  faults,
  glance,
  inTime,
  notice,
  breakLateScripts,
  places,
  reach,
  sendButton,
} from './helpers/late';
import { postOf } from './helpers/post';
import { alive, at, expect, test, widths } from './helpers/test';

test.use({ ...at(widths.desktop), reducedMotion: 'reduce' } as object);
// Pages are loaded again and again, beside another suite.
test.describe.configure({ timeout: 90_000 });

const person = { name: 'Mina Akter', email: 'mina@example.com' };
const words = 'A sign for my shop.';
const study = '/portfolio/aizaan-ecommerce-rebranding';

test.beforeEach(({ page }) => page.clock.install());
test.afterEach(async ({ page, complaints }) => {
  await expect(page.getByText(layoutTexts.crashTitle)).toHaveCount(0);
  // A page in place of a script is a syntax error, which nobody can catch.
  expect(complaints.filter((text) => /^error: (?!Unexpected token)/.test(text))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const draftOf = (page: Page, kind: string) =>
  page.evaluate((name) => localStorage.getItem(`draft:${name}`), kind);

/**
 * One function brings every part that comes late (src/lib/late.ts), so one form meets every fault; the other parts meet the
 * one that is known at once and the one that a time limit ends.
 */
const sampled = ['is refused', 'hangs'];

for (const [what, fault] of Object.entries(faults)) {
  const met = sampled.includes(what) ? places : places.filter(({ kind }) => kind === 'contact');

  test.describe(`a script that ${what}`, () => {
    for (const where of met)
      test(`the ${where.kind} form's: what is typed stays, and there is another way`, async ({
        page,
      }) => {
        const mend = await breakLateScripts(page, fault);
        await page.goto(where.path);
        await alive(page);
        const place = await reach(page, where);
        const served = where.kind !== 'inquiry';
        if (served) {
          await place.locator('[name=name]').fill(person.name);
          await place.locator('[name=message]').fill(words);
        }
        await inTime(page, () => expect(notice(place)).toBeVisible(glance));
        const chat = place.getByRole('link', { name: formTexts.rescueWhatsapp });
        await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
        await expect(place.getByRole('link', { name: formTexts.rescueEmail })).toBeVisible();
        if (served) {
          await expect(place.locator('[name=message]')).toHaveValue(words);
          await place.locator('[name=email]').fill(person.email);
          for (const typed of [person.name, person.email, words]) {
            await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(typed)));
            expect(await draftOf(page, where.kind)).toContain(typed);
          }
        }
        const reload = place.getByRole('button', { name: layoutTexts.reload });
        await expect(reload).toBeVisible();
        await mend();
        // What hung comes now, and the button goes.
        if (what === 'hangs') await page.reload();
        else await reload.click();
        await alive(page);
        const again = await reach(page, where);
        await expect(sendButton(again)).toBeEnabled();
        await expect(notice(again)).toHaveCount(0);
        if (served) await expect(again.locator('[name=message]')).toHaveValue(words);
      });

    for (const where of met)
      test(`the email service's: nothing is sent from the ${where.kind} form and nothing lost`, async ({
        page,
      }) => {
        const post = await postOf(page);
        await page.goto(where.path);
        await alive(page);
        const place = await reach(page, where);
        await expect(sendButton(place)).toBeEnabled();
        await fillIn(page, where.place);
        await page.clock.fastForward(5000);
        const mend = await breakScripts(page, fault);
        await sendButton(place).click();
        await inTime(page, () => expect(place.getByText(formTexts.failed)).toBeVisible(glance));
        // It cannot have arrived, so nobody is told that it may have.
        await expect(place.getByText(formTexts.doubtful)).toHaveCount(0);
        await expect(place.locator('[name=message]')).toHaveValue(words);
        await expect(place.getByRole('link', { name: formTexts.rescueWhatsapp })).toBeVisible();
        expect(post.sent).toEqual([]);
        await mend();
        await place.getByRole('button', { name: layoutTexts.reload }).click();
        await alive(page);
        const again = await reach(page, where);
        await expect(sendButton(again)).toBeEnabled();
        await expect(again.locator('[name=message]')).toHaveValue(words);
        if (where.kind === 'intake') await solve(page, where.place);
        await sendButton(again).click();
        await expect(page.getByRole('heading', { name: formTexts.thanksTitle })).toBeFocused();
        expect(post.sent).toMatchObject([{ ...person, message: words }]);
      });

    test("the page's own: what works without scripts is offered, and what was typed stays", async ({
      page,
    }) => {
      await breakScripts(page, fault);
      await page.goto('/support/contact-us');
      const place = page.locator('#contact-form');
      await place.locator('[name=message]').fill(words);
      await inTime(page, () => expect(place.getByText(formTexts.needsScript)).toBeVisible(glance));
      await expect(place.locator('[name=message]')).toHaveValue(words);
    });

    if (!sampled.includes(what)) return;

    test("the toaster's: a toast is plain, and takes no form with it", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      (await postOf(page)).status = 500;
      const contact = places[2];
      await page.goto(contact.path);
      await alive(page);
      const place = await reach(page, contact);
      await expect(sendButton(place)).toBeEnabled();
      await fillIn(page, contact.place);
      await page.clock.fastForward(5000);
      await sendButton(place).click();
      await expect(place.getByText(formTexts.failed)).toBeVisible();
      await breakScripts(page, fault);
      await place.getByRole('button', { name: formTexts.copyMessage }).click();
      const toast = page.getByRole('alert').filter({ hasText: formTexts.messageCopied });
      await inTime(page, () => expect(toast).toBeVisible(glance));
      await page.clock.fastForward(toastSettings.duration);
      await expect(toast).toHaveCount(0);
      await expect(place.locator('[name=message]')).toHaveValue(words);
    });

    test("the lightbox's: the picture itself is shown, and Back leads to the gallery", async ({
      page,
    }) => {
      await breakLateScripts(page, fault);
      await page.goto(study);
      await alive(page);
      const picture = page.locator('#gallery').getByRole('listitem').getByRole('link').first();
      const file = (await picture.getAttribute('href')) ?? '';
      await picture.click();
      await inTime(page, () => expect(page).toHaveURL(file, glance));
      await page.goBack();
      await expect(page).toHaveURL(study);
      await expect(picture).toBeVisible();
    });

    test("the lightbox's: whoever came to see one picture has the page", async ({ page }) => {
      await breakLateScripts(page, fault);
      await page.goto(study);
      const picture = page.locator('#gallery').getByRole('listitem').getByRole('link').first();
      const slug = ((await picture.getAttribute('id')) ?? '').replace('picture-', '');
      await page.goto(`${study}?image=${slug}`);
      await alive(page);
      await inTime(page, () => expect(page).toHaveURL(study, glance));
      await expect(picture).toBeFocused();
    });

    test("the model's: the picture stays, and it is said", async ({ page }) => {
      await breakLateScripts(page, fault);
      await page.goto('/products/holosnap');
      await alive(page);
      await page.locator('#example').scrollIntoViewIfNeeded();
      await inTime(page, () =>
        expect(page.getByText(productTexts.modelFailed)).toBeVisible(glance),
      );
      await expect(page.locator('#example [data-phase] img')).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    });
  });
}

test('a form whose code does not come at first is there when the network is back', async ({
  page,
}) => {
  const contact = places[2];
  const mend = await breakLateScripts(page, (route) => route.abort());
  await page.goto(contact.path);
  await alive(page);
  const place = await reach(page, contact);
  await place.locator('[name=message]').fill(words);
  await inTime(page, () => expect(notice(place)).toBeVisible(glance));
  await mend();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sendButton(place)).toBeEnabled();
  await expect(notice(place)).toHaveCount(0);
  await expect(place.locator('[name=message]')).toHaveValue(words);
});

test('a page whose own scripts come at the second try is as it should be', async ({ page }) => {
  const tried = new Set<string>();
  await breakScripts(page, async (route) => {
    const url = route.request().url();
    // The chunks of the page itself are Gatsby's to fetch; it tries once.
    if (tried.has(url) || !/\/(app|framework|webpack-runtime)-/.test(url)) await route.continue();
    else await route.abort();
    tried.add(url);
  });
  await page.goto('/support/contact-us');
  const place = page.locator('#contact-form');
  await place.locator('[name=message]').fill(words);
  await inTime(page, () => expect(sendButton(place)).toBeEnabled(glance));
  await expect(place.locator('[name=message]')).toHaveValue(words);
});

test('old drafts that cannot be swept away break nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('sent', 'ledger'));
  const asked: string[] = [];
  await breakLateScripts(page, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/privacy-policy');
  await alive(page);
  await inTime(page, () => expect.poll(() => asked.length, { timeout: 500 }).toBeGreaterThan(2));
  await expect(page).toHaveURL('/privacy-policy');
});

test.describe('a tab that stays open while the site is deployed anew', () => {
  for (const ready of [true, false])
    test(`goes on at the new site, with the draft of a form that ${ready ? 'works' : 'did not come'}`, async ({
      page,
    }) => {
      const contact = places[2];
      // The new site has its scripts; the old tab does not know them.
      let left = false;
      const gone = (route: Route) =>
        left ? route.continue() : (faults['is gone']?.(route) ?? route.abort());
      if (!ready) await breakLateScripts(page, gone);
      await page.goto(contact.path);
      await alive(page);
      const place = await reach(page, contact);
      if (ready) {
        await expect(sendButton(place)).toBeEnabled();
        await breakScripts(page, gone);
      }
      await page.route('**/page-data/app-data.json', (route) =>
        left
          ? route.continue()
          : route.fulfill({ json: { webpackCompilationHash: 'of the new site' } }),
      );
      await place.locator('[name=message]').fill(words);
      page.on('request', (request) => {
        left ||= request.isNavigationRequest();
      });
      const link = page.getByRole('banner').getByRole('link').first();
      const target = (await link.getAttribute('href')) ?? '';
      const loaded = page.waitForEvent('load');
      await link.click();
      await loaded;
      await expect(page).toHaveURL(target);
      await alive(page);
      await page.goto(contact.path);
      await alive(page);
      const again = await reach(page, contact);
      await expect(sendButton(again)).toBeEnabled();
      await expect(again.locator('[name=message]')).toHaveValue(words);
    });
});

test.describe('what is typed before the code of a form is there', () => {
  test('stays where the address brings a subject', async ({ page }) => {
    const contact = places[2];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await breakLateScripts(page, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${contact.path}?subject=A%20call`);
    await alive(page);
    const place = page.locator(contact.place);
    const chat = place.getByRole('link', { name: layoutTexts.whatsappName });
    // The part beside it has read the address.
    await expect(chat).toHaveAttribute('href', /A%20call/);
    await place.locator('[name=message]').fill(words);
    await expect(place.locator('[name=message]')).toHaveValue(words);
    release();
    await expect(place.getByLabel(formTexts.subject)).toHaveValue('A call');
    await expect(place.locator('[name=message]')).toHaveValue(words);
  });

  test('is there again when a link within the page has rendered it anew', async ({ page }) => {
    const path = '/services/social-media';
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await breakLateScripts(page, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await alive(page);
    const place = page.locator('#quick-intake-form');
    await place.locator('[name=message]').fill(words);
    await page.locator('#tiers').getByRole('link').first().click();
    await expect(page).toHaveURL(/#quick-intake-form$/);
    expect(await draftOf(page, 'intake')).toContain(words);
    release();
    await expect(sendButton(place)).toBeEnabled();
    await expect(place.locator('[name=message]')).toHaveValue(words);
  });
});

async function fillIn(page: Page, place: string) {
  const form = page.locator(place);
  await form.locator('[name=name]').fill(person.name);
  await form.locator('[name=email]').fill(person.email);
  await form.locator('[name=message]').fill(words);
  for (const select of await form.getByRole('combobox').all())
    await select.selectOption({ index: 1 });
  if ((await form.locator('[name=answer]').count()) > 0) await solve(page, place);
}

async function solve(page: Page, place: string) {
  const form = page.locator(place);
  const [, first, second] = /(\d+) \+ (\d+)/.exec(await form.innerText()) ?? [];
  await form.locator('[name=answer]').fill(String(Number(first) + Number(second)));
}
