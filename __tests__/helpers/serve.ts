import path from 'node:path';
import type { Page } from '@playwright/test';
import { createPreviewServer } from '../../tools/preview/server';

/** Takes a built site's folder and what a fixture provides with; serves the folder for as long as that takes, and hands over its address. */
export async function serveWhile(
  folder: string,
  provide: (address: string) => Promise<void>,
): Promise<void> {
  const server = await createPreviewServer({ publicDir: path.resolve(folder), port: 0 });
  await provide(server.url);
  await server.close();
}

/**
 * Takes a page and which addresses it may ask; gives the list of what it logs as an error, what it throws and whom else it asks,
 * which grows from now on.
 */
export function consoleErrorsOf(page: Page, mayAsk: (address: string) => boolean): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && !mayAsk(address)) complaints.push(`request: ${address}`);
  });
  return complaints;
}

/** The names of the fonts that a page has drawn with. */
export const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
