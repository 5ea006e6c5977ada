import { launch, type LaunchOptions } from 'puppeteer-core';

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** WebDriver's codes of special keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const;

/** A browser with one window. Each adapter implements it. */
export interface Engine {
  goto: (address: string) => Promise<unknown>;
  /** Calls a function in the page by its source. Arguments and result must be JSON. */
  call: (source: string, ...args: unknown[]) => Promise<unknown>;
  move: (to: Point) => Promise<unknown>;
  click: (at: Point) => Promise<unknown>;
  press: (key: keyof typeof keys) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  close: () => unknown;
}

/** Starts Chromium or Firefox. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ headless: true, ...options });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    call: (source, ...args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    move: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
