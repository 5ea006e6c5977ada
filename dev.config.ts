import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './__tests__/helpers/browser-arguments';
import { findChromium } from './tools/browsers.mjs';

const executablePath = findChromium();

/** `npm run dev` on a copy of the project, from empty caches. Who starts it: `__tests__/dev/helpers/test.ts`. */
export default defineConfig({
  testDir: '__tests__/dev',
  workers: 1,
  retries: 0,
  // What is asked first waits for webpack, and machines are busy.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['DEV_RESULTS'] ?? 'test-results/dev.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: TEST_BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
