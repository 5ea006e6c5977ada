import { test as base, expect, type Page } from '@playwright/test';
import { consoleErrorsOf, serveWhile } from '../../helpers/serve';

interface Watch {
  /** What the page logged as an error and what it asked of other origins; empty at the end of a good test. */
  complaints: string[];
}

interface Served {
  /** Address of the built site. Each worker serves it for itself, so that no test finds another's messages in the mailbox. */
  site: string;
}

/** Playwright's test on the built site, with a watch on errors in the console and on requests that leave the site. */
export const test = base.extend<Watch, Served>({
  site: [
    // Playwright reads which fixtures one asks for, so there must be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => serveWhile(process.env['PUBLIC_DIR'] ?? 'public', use),
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site),
  complaints: [
    async ({ page, baseURL }, use) => {
      await use(consoleErrorsOf(page, (address) => address.startsWith(baseURL ?? '')));
    },
    { auto: true },
  ],
});

export { expect };

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** The narrowest promised width (320 px, or 640 at twice the size), and those of the layouts. */
export const everyWidth = [320, ...Object.values(widths)];

/** Runs in the page: how wide its content is, in pixels. */
export const contentWidth = () => document.documentElement.scrollWidth;

/** Takes a width in pixels; gives the options of a test at that width. */
export function at(width: number) {
  return { viewport: { width, height: width < 500 ? 780 : 900 } };
}

/** Waits until React has hydrated the page. What a visitor does needs no such wait; what is measured or shown by effects does. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}
