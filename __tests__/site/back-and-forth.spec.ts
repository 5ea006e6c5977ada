import puppeteer from 'puppeteer-core';
import { TEST_BROWSER_ARGUMENTS } from '../helpers/browser-arguments';
import { findChromium } from '../../tools/browsers.mjs';
import { pageKinds } from './helpers/pages';
import { expect, test } from './helpers/test';

/** How a page was restored. */
interface Return {
  /** Whether a mark in the page is still there. */
  kept: boolean;
  reasons: unknown;
}

// Uses Puppeteer, because Playwright disables the back/forward cache.
test('Back restores every kind of page without a reload', async ({ site }) => {
  test.slow();
  const executablePath = findChromium();
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: TEST_BROWSER_ARGUMENTS,
  });
  try {
    const page = await browser.newPage();
    for (const path of pageKinds('en')) {
      await page.goto(`${site}${path}`);
      await page.keyboard.press('Shift');
      await page.waitForSelector('html[data-hydrated]');
      await page.evaluate(() => Object.assign(window, { left: true }));
      await page.goto(`${site}/robots.txt`);
      await page.goBack();
      const back = await page.evaluate((): Return => {
        const [navigation] = performance.getEntriesByType('navigation') as unknown as {
          notRestoredReasons?: unknown;
        }[];
        return { kept: 'left' in window, reasons: navigation?.notRestoredReasons ?? null };
      });
      expect([path, back]).toEqual([path, { kept: true, reasons: null }]);
    }
  } finally {
    await browser.close();
  }
});
