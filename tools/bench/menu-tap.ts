import type { Browser, Page } from '@playwright/test';
import { onSlowPhone } from './slow-phone';

/** The control that opens the menu on a phone, and how the page looks when it has. */
const MENU_CONTROL = 'header [data-menu="page"] > summary';
const MENU_IS_OPEN = 'header [data-menu="page"][open]';

/** How soon a visitor taps again when nothing happens. */
const RETRY_MS = 250;

/**
 * Taps the menu control as soon as it is painted, again while nothing happens, and gives the
 * milliseconds from navigation start until the menu is open. Throws when it never opens.
 */
export function measureMenuTap(browser: Browser, url: string): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(noteWhenOpen, MENU_IS_OPEN);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    return tapUntilOpen(page);
  });
}

async function tapUntilOpen(page: Page): Promise<number> {
  const control = page.locator(MENU_CONTROL).filter({ visible: true }).first();
  const box = await control.boundingBox();
  if (!box) throw new Error(`There is no menu control on ${page.url()}: ${MENU_CONTROL}`);
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const opened = await page
      .waitForFunction(() => window.menuOpenedAt, undefined, { timeout: RETRY_MS })
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    if (opened !== undefined) return opened;
  }
  throw new Error(`The menu on ${page.url()} does not open.`);
}

declare global {
  interface Window {
    /** When the menu first was open, in milliseconds since navigation start. */
    menuOpenedAt?: number;
  }
}

/** Runs in the page, before its own scripts. */
function noteWhenOpen(openSelector: string): void {
  new MutationObserver(() => {
    if (document.querySelector(openSelector)) window.menuOpenedAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
