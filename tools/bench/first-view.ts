import type { Browser, CDPSession, Page } from '@playwright/test';
import type { PageMeasures } from './measures';

/** What comes over the wire until the page is at rest, nothing touched. */
type FirstView = Pick<
  PageMeasures,
  'scriptBytes' | 'htmlBytes' | 'fontBytes' | 'imageBytes' | 'thirdPartyRequests'
>;

/**
 * A response: its address, its type by the browser's own word, and the size of its body as sent. Headers do not count: the
 * host's HTTP/2 sends those that repeat only once, the preview server's HTTP/1.1 with every file.
 */
interface Transfer {
  url: string;
  type: string;
  mimeType: string;
  bytes: number;
}

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
/** Longer than the page waits before it fetches what is not urgent. */
const REST_MS = 2000;

/** Loads a page on a phone's screen and adds up what was sent. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const transfers = await recordTransfers(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    const below = await imagesBelowFirstScreen(page);
    return addUp(transfers, url, below);
  } finally {
    await context.close();
  }
}

/** Sums by kind; `below` are the addresses of images that only show further down. */
export function addUp(
  transfers: readonly Transfer[],
  pageUrl: string,
  below: readonly string[],
): FirstView {
  const sum = (fits: (transfer: Transfer) => boolean) =>
    transfers.filter(fits).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  const { origin } = new URL(pageUrl);
  return {
    // By content, because a prefetched script is no 'Script' to the browser yet.
    scriptBytes: sum(({ mimeType }) => mimeType.includes('javascript')),
    htmlBytes: sum(({ type }) => type === 'Document'),
    fontBytes: sum(({ type }) => type === 'Font'),
    imageBytes: sum(({ type, url }) => type === 'Image' && !below.includes(url)),
    thirdPartyRequests: transfers.filter(
      ({ url }) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin,
    ).length,
  };
}

async function recordTransfers(session: CDPSession): Promise<readonly Transfer[]> {
  const byRequest = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // So far only the headers have come.
    const transfer = {
      url: response.url,
      type,
      mimeType: response.mimeType,
      bytes: -response.encodedDataLength,
    };
    byRequest.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

/** Runs in the page: no named functions inside, the compiler would add calls the page has not. */
async function imagesBelowFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const placed = [...document.images].map((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return { url: image.currentSrc, seen: width > 0 && top < innerHeight && bottom > 0 };
    });
    const seen = new Set(placed.filter((image) => image.seen).map(({ url }) => url));
    return placed.map(({ url }) => url).filter((url) => !seen.has(url));
  });
}
