import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './__tests__/helpers/browser-arguments';
import type { EngineOptions } from './__tests__/engines/helpers/test';
import { engineNames, findChromium } from './tools/browsers.mjs';

// Random tests of all workers draw from one seed, which a failure prints: `TEST_SEED=123 npx playwright test` repeats them.
process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));

const executablePath = findChromium();

/** All tests in a browser; Jest has the rest (`jest.config.mjs`). Which project runs when is in package.json, under `wireit`. */
export default defineConfig<object, EngineOptions>({
  globalSetup: './__tests__/helpers/browsers.ts',
  workers: 2,
  retries: 0,
  // Something else runs beside them on two processors.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: TEST_BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  projects: [
    // The built site.
    { name: 'site', testDir: '__tests__/site', fullyParallel: true },
    // The same scenarios in three engines, each in one browser (docs/decisions/0014-browser-tests.md).
    ...engineNames.map((name) => ({
      name,
      testDir: '__tests__/engines',
      workers: 1,
      timeout: 180_000,
      use: { engineName: name },
      // __tests__/site/first-view.spec.ts opens the same pages in Chromium, and wants the same of them.
      ...(name === 'chromium' && { grepInvert: /opens without a complaint/ }),
    })),
    // The browser's editor, built and on copies of `content/`.
    { name: 'edit-build', testDir: '__tests__/edit', testMatch: 'helpers/build.ts' },
    {
      name: 'edit',
      testDir: '__tests__/edit',
      dependencies: ['edit-build'],
      fullyParallel: true,
      expect: { timeout: 15_000 },
      // The editor draws a field when it comes into view.
      use: { viewport: { width: 1000, height: 3200 } },
    },
    // `npm run dev` on a copy of the project, from empty caches: what is asked first waits for webpack.
    {
      name: 'dev',
      testDir: '__tests__/dev',
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 60_000 },
    },
  ],
});
