import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import {
  type EngineName,
  findChromium,
  findFirefox,
  findWebKit,
  howToGet,
} from '../../../tools/browsers.mjs';
import type { PreviewServer } from '../../../tools/preview/server';
import { spawnPreview } from '../../../tools/preview/spawn-preview';
import { TEST_BROWSER_ARGUMENTS } from '../../helpers/browser-arguments';
import { mailboxOf } from '../../site/helpers/mailbox';
import type { Engine } from './engine';
import { startPuppeteer } from './puppeteer-engine';
import { Visitor } from './visitor';
import { startWebKit } from './webdriver-engine';

export interface EngineOptions {
  engineName: EngineName;
}

interface Whole {
  /** The site and a mailbox of the engine's own. */
  site: PreviewServer;
  engine: Engine | undefined;
}

interface Each {
  visitor: Visitor;
  mailbox: ReturnType<typeof mailboxOf>;
}

const starts: Record<EngineName, () => Promise<Engine> | undefined> = {
  chromium: () => {
    const executablePath = findChromium();
    return executablePath
      ? startPuppeteer({ browser: 'chrome', executablePath, args: TEST_BROWSER_ARGUMENTS })
      : undefined;
  },
  firefox: () => {
    const executablePath = findFirefox();
    return executablePath ? startPuppeteer({ browser: 'firefox', executablePath }) : undefined;
  },
  webkit: () => {
    const programs = findWebKit();
    return programs && startWebKit(programs);
  },
};

/** A scenario of the built site, which a visitor goes through in every engine. Skipped where the engine is not installed. */
export const test = base.extend<Each, EngineOptions & Whole>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const site = await spawnPreview(path.resolve('public'));
      await give(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, give) => {
      const engine = await starts[engineName]();
      await give(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, give) => give(site.url),
  mailbox: async ({ request }, give) => {
    const mailbox = mailboxOf(request);
    await mailbox.empty();
    await mailbox.fail({ kind: 'none' });
    await give(mailbox);
  },
  visitor: async ({ engineName, engine, site }, give, info) => {
    info.skip(!engine, howToGet[engineName]);
    if (!engine) return;
    const tab = await engine.open(site.url);
    await tab.resize(1280, 860);
    const visitor = new Visitor(tab);
    await give(visitor);
    await tab.close();
  },
});

export { expect };

/** Marks a scenario that `npm test` goes through in Firefox and WebKit; the others wait for `npm run test:all`. */
export const smoke = { tag: '@smoke' };
