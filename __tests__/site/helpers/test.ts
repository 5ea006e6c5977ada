import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { consoleErrorsOf, serveWhile } from '../../helpers/serve';
import { emptyMailboxOf, type Mailbox } from './mailbox';

interface Watch {
  /** Console errors and requests to other origins. Must be empty at the end of a test. */
  complaints: string[];
  /** The mailbox of the server, which is empty. */
  mailbox: Mailbox;
}

interface Served {
  /** Address of the built site. Each worker has its own server and mailbox. */
  site: string;
}

/** Playwright's test of the built site. Fails on console errors and requests to other origins. */
export const test = base.extend<Watch, Served>({
  site: [
    // Playwright requires a destructuring pattern here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => serveWhile('public', use),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site),
  complaints: [
    async ({ page, baseURL }, use) => {
      await use(consoleErrorsOf(page, (address) => address.startsWith(baseURL ?? '')));
    },
    { auto: true },
  ],
  mailbox: async ({ request }, provide) => provide(await emptyMailboxOf(request)),
});

export { expect };

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** Returns whether the middle of an element is in view, and nothing is over it, such as a fixed bar. */
export const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && own.contains(top);
  });

/** Runs in the page: how wide its content is, in pixels. */
export const contentWidth = () => document.documentElement.scrollWidth;

/** Returns the options of a test at a width in pixels. */
export function at(width: number) {
  return { viewport: { width, height: width < 500 ? 780 : 900 } };
}

/** Waits until React has hydrated the page. Needed for measurements and effects, not for gestures. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** Swipes across the screen. */
export async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) => {
    const touchPoints = x === undefined ? [] : [{ x, y: 300 }];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', from);
  for (let step = 1; step <= 12; step += 1)
    await touch('touchMove', from + ((to - from) * step) / 12);
  await touch('touchEnd');
}

/** Makes the browser refuse storage. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
