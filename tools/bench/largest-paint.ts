import type { Browser } from '@playwright/test';
import { onSlowPhone } from './slow-phone';

/**
 * Takes a browser and a page's address; gives the milliseconds until its largest paint on a slow phone and line. Unlike a simulation
 * this sees that a page is painted while the rest of it is on its way.
 */
export function measureLargestPaint(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(noteLargestPaint);
    await page.goto(url, { waitUntil: 'networkidle' });
    return page.evaluate(() => window.largestPaintAt);
  });
}

declare global {
  interface Window {
    /** Milliseconds since navigation start. */
    largestPaintAt: number;
  }
}

/** Runs in the page, before its own scripts. */
function noteLargestPaint(): void {
  new PerformanceObserver((list) => {
    window.largestPaintAt = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
