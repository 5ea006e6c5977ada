import type { BrowserContext, Locator, Page } from '@playwright/test';
import { entries, some, studio, t } from './helpers/content';
import type { Mailbox } from './helpers/mailbox';
import { at, expect, test, widths } from './helpers/test';
import { send, solveSum, thanks } from './helpers/forms';

/*
 * The first gesture must have the same effect as later ones. These tests do not wait for hydration and do not touch the page before, so
 * that they notice a lost gesture.
 */

/** A slow phone on a slow network, and this machine. */
const lines = {
  fast: () => Promise.resolve(),
  slow: async (page: Page, context: BrowserContext) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  },
};

/** `npm test` runs the most frequent case of each network. The others take several minutes. */
const usual = { fast: 'keyboard', slow: 'finger' } as Record<string, string>;

/** Ways to press a control. */
const presses = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  keyboard: async (control: Locator) => {
    await control.focus();
    await control.press('Enter');
  },
};

const tables = entries('packages');
const service = some(entries('services'), 'service with packages', ({ slug }) =>
  tables.some((table) => table.service === slug),
);
const table = some(tables, 'packages', (one) => one.service === service.slug);
const chosen = some([...table.items].reverse(), 'package');
const gallery = some(entries('gallery'), 'gallery', ({ images }) => images.length > 1);
const picture = some(gallery.images, 'picture');
const [question] = entries('faq');

interface Gesture {
  name: string;
  path: string;
  /** The control to press. */
  control: (page: Page) => Locator;
  /** Checks the effect. */
  effect: (page: Page, mailbox: Mailbox) => Promise<void>;
  /** Steps before that need no scripts, such as typing. */
  before?: (page: Page) => Promise<void>;
  width?: number;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

const gestures: Gesture[] = [
  {
    name: 'a package is chosen, and goes with the message',
    path: `/services/${service.slug}`,
    control: (page) =>
      page.getByRole('link', {
        name: t('service:packageGetStartedWith', { package: chosen.name }),
      }),
    effect: async (page, mailbox) => {
      const form = page.getByRole('form', { name: t('service:intakeTitle') });
      await expect(form).toContainText(t('forms:chosenPackage', { package: chosen.name }));
      await expect(form).toBeInViewport();
      await form.getByLabel(t('forms:name')).fill('Mina Akter');
      await form.getByLabel(t('forms:email')).fill('mina@example.com');
      await solveSum(form);
      await send(form);
      await expect(thanks(page)).toBeVisible();
      const [message] = await mailbox.read();
      expect(message?.['message']).toContain(chosen.name);
    },
  },
  {
    name: 'a picture opens large, on the page',
    path: `/portfolio/${gallery.study}`,
    control: (page) => page.locator('#gallery li a').first(),
    effect: async (page) => {
      await expect(page.getByRole('dialog')).toContainText(picture.title);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(`/portfolio/${gallery.study}`);
    },
  },
  {
    name: 'the pictures are filtered',
    path: `/portfolio/${gallery.study}`,
    control: (page) =>
      page
        .getByRole('form', { name: t('portfolio:filters') })
        .getByRole('button')
        .nth(1),
    effect: async (page) => {
      const filters = page.getByRole('form', { name: t('portfolio:filters') });
      await expect(filters.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
      expect(await page.locator('#gallery li').count()).toBeLessThan(gallery.images.length);
    },
  },
  {
    name: 'the highlights stop',
    path: '/',
    control: button(t('home:pauseHighlights')),
    effect: (page) => expect(button(t('home:playHighlights'))(page)).toBeVisible(),
  },
  {
    name: 'a form answers',
    path: '/forgot-password',
    before: (page) => page.getByRole('textbox').fill('mina@example.com'),
    control: button(t('account:forgotButton')),
    effect: (page) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:checkEmailTitle')),
  },
  {
    name: 'the next service comes',
    path: '/',
    width: widths.desktop,
    control: (page) =>
      page.locator('#services').getByRole('button', { name: t('home:carouselNext') }),
    effect: async (page) => {
      const slides = page.locator('#services li:has(a)');
      await expect(slides.first()).not.toBeInViewport();
      await expect(slides.nth(1)).toBeInViewport();
    },
  },
  {
    name: 'the email address is copied',
    path: '/',
    control: (page) =>
      page
        .locator('#quick-intake-form')
        .getByRole('button', { name: t('layout:copyEmail'), exact: true }),
    effect: async (page) => {
      const said = page.getByRole('region', { name: t('layout:toastRegion') });
      await expect(said).toContainText(t('layout:emailCopied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(studio().email);
    },
  },
  {
    name: 'the password is shown',
    path: '/signin',
    before: (page) => page.locator('[name=password]').fill('secret words'),
    control: button(t('account:showPassword')),
    effect: async (page) => {
      await expect(page.locator('[name=password]')).toHaveAttribute('type', 'text');
      await expect(page.locator('[name=password]')).toHaveValue('secret words');
    },
  },
  {
    name: 'the inquiry opens, and says what is missing',
    path: '/',
    control: button(t('home:otherIndustryTitle')),
    effect: async (page) => {
      const form = page.getByRole('form', { name: t('home:inquiryTitle') });
      await form.getByLabel(t('forms:name')).fill('Mina Akter');
      await send(form);
      await expect(form.getByLabel(t('forms:message'))).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByLabel(t('forms:name'))).toHaveValue('Mina Akter');
    },
  },
  {
    name: 'a question opens',
    path: '/support/faq',
    control: (page) => page.locator('summary').filter({ hasText: question?.question ?? '' }),
    effect: (page) => expect(page.getByText(question?.answer[0] ?? '')).toBeVisible(),
  },
];

for (const [line, slowDown] of Object.entries(lines)) {
  test.describe(`first gesture, ${line} line`, () => {
    test.beforeEach(async ({ page, context }) => {
      await slowDown(page, context);
    });

    for (const [way, press] of Object.entries(presses)) {
      test.describe(`by ${way}`, way === usual[line] ? {} : { tag: '@long' }, () => {
        for (const { name, path, width, before, control, effect } of gestures) {
          test.describe(() => {
            test.use({
              ...at(width ?? (way === 'finger' ? widths.phone : widths.desktop)),
              hasTouch: way === 'finger',
              permissions: ['clipboard-read', 'clipboard-write'],
            });
            test(name, async ({ page, mailbox }) => {
              await page.goto(path);
              await before?.(page);
              await press(control(page));
              await effect(page, mailbox);
            });
          });
        }
      });
    }
  });
}
