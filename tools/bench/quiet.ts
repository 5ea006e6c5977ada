import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which nothing more is expected. */
const rest = 500;

/**
 * Takes a page; gives a function that waits until none of its requests has been on its way for a while. Playwright's `networkidle` is
 * reached once a page and waits no more after that.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  return async () => {
    for (let still = 0; still < rest; still = open.size > 0 ? 0 : still + 50)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
}
