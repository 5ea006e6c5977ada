import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../browser/launch-arguments';
import { createPreviewServer } from '../preview/server';
import { fileOf, type View } from './choice';

/** As many as two processors keep up with. */
const tabs = 3;

interface Order {
  /** The built site. */
  site: string;
  /** Where the pictures go. */
  folder: string;
  views: readonly View[];
  /** Path of the browser. */
  browser: string;
  /** Pictures that are there already stay: the commit they show never changes. */
  keep: boolean;
}

/**
 * Takes an order; shoots every view from top to bottom, as it is painted before scripts: what moves, counts or waits for a
 * visitor would differ from run to run.
 */
export async function shoot({ site, folder, views, browser, keep }: Order): Promise<void> {
  if (!keep) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const left = views.filter((view) => !keep || !existsSync(path.join(folder, fileOf(view))));
  if (left.length === 0) return;
  const server = await createPreviewServer({ publicDir: site, port: 0 });
  const program = await chromium.launch({ executablePath: browser, args: BROWSER_ARGUMENTS });
  try {
    const work = async () => {
      for (let view = left.shift(); view; view = left.shift()) {
        await shootOne(program, server.url, view, path.join(folder, fileOf(view)));
      }
    };
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await program.close();
    await server.close();
  }
}

async function shootOne(program: Browser, site: string, view: View, file: string): Promise<void> {
  const context = await program.newContext({
    viewport: { width: view.width, height: view.width < 500 ? 780 : 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // A picture below the fold would wait for somebody to scroll, and a large one come a moment after the page.
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll('loading="lazy"', 'loading="eager"')
        .replaceAll('decoding="async"', 'decoding="sync"');
      await route.fulfill({ response, body });
    },
  );
  await page.goto(`${site}${view.path}`, { waitUntil: 'load' });
  await page.evaluate(settleFixed);
  await writeFile(file, await pictureOf(page, view.width));
  await context.close();
}

/** The page from top to bottom, packed for speed: Playwright's own way takes three times as long. */
async function pictureOf(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** Runs in the page: what floats over it gets a place of whole pixels, where the first screen shows it. */
function settleFixed(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'fixed') continue;
    const { top, left, width } = element.getBoundingClientRect();
    element.style.position = 'absolute';
    element.style.inset = `${Math.round(top)}px auto auto ${Math.round(left)}px`;
    element.style.width = `${Math.round(width)}px`;
  }
}
