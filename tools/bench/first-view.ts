import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { PageMeasures } from './measures';
import { watchRequests } from './quiet';

/** What comes over the wire until the page is at rest, nothing touched. */
export type FirstView = Pick<
  PageMeasures,
  | 'scriptBytes'
  | 'earlyScriptBytes'
  | 'htmlBytes'
  | 'firstScreenBytes'
  | 'fontBytes'
  | 'imageBytes'
  | 'thirdPartyRequests'
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
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

/** Takes a page with an empty cache and an address; loads it until nothing more is asked for and adds up what was sent. */
export async function measureFirstView(page: Page, url: string): Promise<FirstView> {
  const finished: Request[] = [];
  const quiet = watchRequests(page);
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('networkidle');
  const early = await Promise.all(finished.map(toTransfer));
  // The page's scripts start at the first key.
  await page.keyboard.press('Shift');
  await page.waitForSelector('html[data-hydrated]');
  await quiet();
  const transfers = await Promise.all(finished.map(toTransfer));
  const sums = addUp(transfers, page.url(), await imagesBelowFirstScreen(page));
  const document = finished.find((request) => request.resourceType() === 'document');
  const html = await (await document?.response())?.text();
  return {
    ...sums,
    earlyScriptBytes: addUp(early, page.url(), []).scriptBytes,
    firstScreenBytes: firstScreenBytes(html ?? ''),
  };
}

/** Takes a page's HTML; gives the size, as the host compresses it, of what comes before the end of its first screen. */
function firstScreenBytes(html: string): number {
  const [first = ''] = html.split('data-opening-end');
  return brotliCompressSync(first, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

async function toTransfer(request: Request): Promise<Transfer> {
  const [response, { responseBodySize }] = await Promise.all([request.response(), request.sizes()]);
  return {
    url: request.url(),
    type: request.resourceType(),
    mimeType: response?.headers()['content-type'] ?? '',
    bytes: responseBodySize,
  };
}

/** Sums by kind; `below` are the addresses of images that only show further down. */
export function addUp(
  transfers: readonly Transfer[],
  pageUrl: string,
  below: readonly string[],
): Omit<FirstView, 'firstScreenBytes' | 'earlyScriptBytes'> {
  const sum = (fits: (transfer: Transfer) => boolean) =>
    transfers.filter(fits).reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  const { origin } = new URL(pageUrl);
  return {
    // By content, because a prefetched script is no 'Script' to the browser yet.
    scriptBytes: sum(({ mimeType }) => mimeType.includes('javascript')),
    htmlBytes: sum(({ type }) => type === 'document'),
    fontBytes: sum(({ type }) => type === 'font'),
    imageBytes: sum(({ type, url }) => type === 'image' && !below.includes(url)),
    thirdPartyRequests: transfers.filter(
      ({ url }) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin,
    ).length,
  };
}

/** Runs in the page: no named functions inside, the compiler would add calls the page has not. */
async function imagesBelowFirstScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const placed = [...document.images].map((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return {
        url: image.currentSrc.split('#')[0] ?? '',
        seen: width > 0 && top < innerHeight && bottom > 0,
      };
    });
    const seen = new Set(placed.filter((image) => image.seen).map(({ url }) => url));
    return placed.map(({ url }) => url).filter((url) => !seen.has(url));
  });
}
