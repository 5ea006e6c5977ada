import type { Browser, Page } from '@playwright/test';
import type { PageMeasures } from './measures';
import { watchRequests } from './quiet';
import { onSlowPhone } from './slow-phone';

/** Tasks count with what they take beyond this, as in Lighthouse's total blocking time. */
const patience = 50;

/** What a visitor waits for from the first sign on: both in milliseconds. */
type FirstSign = Pick<PageMeasures, 'wakeBlocking' | 'nextPage'>;

/**
 * Takes a browser and a page's address; gives how long its scripts block it once a visitor has given a sign, on a slow phone and line,
 * and how long a tap on the first link of its content takes until the next page's title is painted. NaN where it has no such link.
 */
export function measureFirstSign(browser: Browser, url: string): Promise<FirstSign> {
  return onSlowPhone(browser, async (page) => {
    const quiet = watchRequests(page);
    await page.addInitScript(noteLongTasks);
    await page.goto(url, { waitUntil: 'networkidle' });
    const before = await blocking(page);
    await page.keyboard.press('Shift');
    await page.waitForSelector('html[data-hydrated]');
    await quiet();
    return { wakeBlocking: (await blocking(page)) - before, nextPage: await tapLink(page) };
  });
}

async function tapLink(page: Page): Promise<number> {
  const link = page.locator('main a[href^="/"]:not([href*="#"], [href*="?"], [download])').first();
  if ((await link.count()) === 0) return NaN;
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(noteNextTitle);
  await link.tap();
  const after = await page.waitForFunction(() => window.nextTitleAfter);
  return (await after.jsonValue()) ?? NaN;
}

const blocking = (page: Page): Promise<number> =>
  page.evaluate(
    (free) => window.longTasks.reduce((sum, task) => sum + Math.max(0, task - free), 0),
    patience,
  );

declare global {
  interface Window {
    /** How long tasks over 50 ms took, in milliseconds. */
    longTasks: number[];
    /** Milliseconds from a tap until the title of the next page was painted. */
    nextTitleAfter?: number;
  }
}

/** Runs in the page, before its own scripts. */
function noteLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. */
function noteNextTitle(): void {
  const title = document.querySelector('h1');
  let tapped = 0;
  addEventListener('pointerup', (event) => (tapped ||= event.timeStamp), true);
  new MutationObserver(() => {
    const next = document.querySelector('h1');
    if (!next || next === title || window.nextTitleAfter !== undefined) return;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => (window.nextTitleAfter ??= performance.now() - tapped);
      channel.port2.postMessage('');
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
