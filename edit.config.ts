import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/browsers.mjs';
import { BROWSER_ARGUMENTS } from './tools/browser/launch-arguments';

const executablePath = findChromium();

/** The browser's editor, built and on copies of `content/`. Who serves it: `__tests__/edit/helpers/test.ts`. */
export default defineConfig({
  testDir: '__tests__/edit',
  globalSetup: './__tests__/edit/helpers/build.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['EDIT_RESULTS'] ?? 'test-results/edit.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // The editor draws a field when it comes into view.
    viewport: { width: 1000, height: 3200 },
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
});
