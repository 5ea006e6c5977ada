import { test as base, expect, type Page } from '@playwright/test';

interface Watch {
  /** What the page logged as an error and what it asked of other origins; empty at the end of a good test. */
  complaints: string[];
}

/** Playwright's test, with a watch on errors in the console and on requests that leave the site. */
export const test = base.extend<Watch>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const url = request.url();
        const own = url.startsWith(baseURL ?? '') || /^(data|blob):/.test(url);
        if (!own) complaints.push(`request: ${url}`);
      });
      await use(complaints);
    },
    { auto: true },
  ],
});

export { expect };

export const widths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** Takes a width in pixels; gives the options of a test at that width. */
export function at(width: number) {
  return { viewport: { width, height: width < 500 ? 780 : 900 } };
}

/** Waits until React has taken over a page: from then on its controls answer to scripts. */
export async function alive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
}
