import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './__tests__/helpers/browser-arguments';
import { findChromium } from './tools/browsers.mjs';
import './tools/suites/seed.mjs';

const executablePath = findChromium();

/** The built site in a browser; Jest has the rest (`jest.config.mjs`). Who serves it: `__tests__/site/helpers/test.ts`. */
export default defineConfig({
  testDir: '__tests__/site',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Another suite runs beside it.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['E2E_RESULTS'] ?? 'test-results/results.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: TEST_BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
