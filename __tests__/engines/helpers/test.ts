import { test as base } from '@playwright/test';
import {
  type EngineName,
  findChromium,
  findFirefox,
  findWebKit,
  howToGet,
} from '../../../tools/browsers.mjs';
import { spawnPreview } from '../../../tools/preview/spawn-preview';
import { TEST_BROWSER_ARGUMENTS } from '../../helpers/browser-arguments';
import { emptyMailboxOf, type Mailbox } from '../../site/helpers/mailbox';
import { startPuppeteer, type Engine } from './engine';
import { Visitor } from './visitor';
import { watchSite } from './watched-site';
import { startWebKit } from './webdriver-engine';

export interface EngineOptions {
  engineName: EngineName;
  /** Address of the site. Each engine has its own mailbox. */
  site: string;
  engine: Engine | undefined;
}

interface Each {
  visitor: Visitor;
  mailbox: Mailbox;
}

/** Starts an engine. Undefined if it is not installed. */
function start(name: EngineName): Promise<Engine> | undefined {
  const programs = findWebKit();
  if (name === 'webkit') return programs && startWebKit(programs);
  const executablePath = name === 'chromium' ? findChromium() : findFirefox();
  if (!executablePath) return undefined;
  return name === 'chromium'
    ? startPuppeteer({ browser: 'chrome', executablePath, args: TEST_BROWSER_ARGUMENTS })
    : startPuppeteer({ browser: 'firefox', executablePath });
}

/** A test of the built site in every engine. Skipped if the engine is not installed. */
export const test = base.extend<Each, EngineOptions>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const site = await spawnPreview('public');
      await give(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, give) => {
      const engine = await start(engineName);
      await give(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, give) => give(site),
  mailbox: async ({ request }, give) => give(await emptyMailboxOf(request)),
  visitor: async ({ engineName, engine, site }, give, info) => {
    info.skip(!engine, howToGet[engineName]);
    if (!engine) return;
    const watched = await watchSite(site);
    await engine.resize(1280, 860);
    await give(new Visitor(engine, watched));
    await engine.goto('about:blank');
    watched.close();
  },
});

export { expect } from '@playwright/test';

/** Marks a scenario that `npm test` runs in Firefox and WebKit. `npm run test:all` runs the others too. */
export const smoke = { tag: '@smoke' };
