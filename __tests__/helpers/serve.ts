import path from 'node:path';
import type { Page } from '@playwright/test';
import { createPreviewServer } from '../../tools/preview/server';

/** Serves a built site while a fixture is in use, and provides its address. */
export async function serveWhile(
  folder: string,
  provide: (address: string) => Promise<void>,
): Promise<void> {
  const server = await createPreviewServer(path.resolve(folder), 0);
  await provide(server.url);
  await server.close();
}

/** What the page writes if its HTML was not what React expected (gatsby-plugin-html-first). */
export const renderedAnew = 'Hydration failed';

/**
 * Returns a growing list of a page's console errors, exceptions, and requests to other addresses than allowed.
 */
export function consoleErrorsOf(page: Page, mayAsk: (address: string) => boolean): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || text.startsWith(renderedAnew))
      complaints.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !mayAsk(address)) complaints.push(`request: ${address}`);
  });
  return complaints;
}

/** Returns the names of the fonts that a page uses. */
export const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
