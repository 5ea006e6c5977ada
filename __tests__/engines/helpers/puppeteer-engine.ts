import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './engine';

/** Starts Chromium or Firefox. Each window has a context of its own, so nothing is remembered from the last. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, ...options });
  return {
    open: async (site) => {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), site, () => context.close());
    },
    close: () => browser.close(),
  };
}

async function tabOf(page: Page, site: string, close: () => Promise<void>): Promise<Tab> {
  const complaints: string[] = [];
  // Firefox does not tell its driver what a policy refuses.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`refused: ${effectiveDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`error: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !/^(data|blob):/.test(url)) complaints.push(`request: ${url}`);
  });
  return {
    goto: async (path) => {
      await page.goto(site + path);
    },
    call: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: () => complaints,
    close,
  };
}
