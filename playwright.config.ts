import { randomInt } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_ARGUMENTS } from './__tests__/helpers/browser-arguments';
import type { EngineOptions } from './__tests__/engines/helpers/test';
import { engineNames, findChromium } from './tools/browsers.mjs';

// Random tests in all workers use one seed. A failure prints it, and `TEST_SEED=123 npx playwright test` repeats the test.
process.env['TEST_SEED'] ||= String(randomInt(2 ** 31));

const executablePath = findChromium();

/** All browser tests. Jest runs the others (`jest.config.mjs`). `tools/run-checks/checks.ts` says when each project runs. */
export default defineConfig<object, EngineOptions>({
  globalSetup: './__tests__/helpers/browsers.ts',
  workers: 2,
  retries: 0,
  // Long enough for a busy machine with two processors, even where a test slows the browser down.
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
    // The same scenarios in three browser engines (docs/decisions/0014-browser-tests.md).
    ...engineNames.map((name) => ({
      name,
      testDir: '__tests__/engines',
      workers: 1,
      timeout: 180_000,
      use: { engineName: name },
      // page-kinds.spec.ts and changed-pages-walk.spec.ts of __tests__/site make the same checks in Chromium.
      ...(name === 'chromium' && {
        grepInvert: /opens without a complaint|works while others change it/,
      }),
    })),
    // The content editor: its build, then its tests on copies of `content/`.
    { name: 'edit-build', testDir: '__tests__/edit', testMatch: 'helpers/build.ts' },
    {
      name: 'edit',
      testDir: '__tests__/edit',
      dependencies: ['edit-build'],
      fullyParallel: true,
      // High, because the editor renders a field only when it is in view.
      use: { viewport: { width: 1000, height: 3200 } },
    },
    // `npm run dev` on a copy of the project without caches. The first request waits for webpack.
    {
      name: 'dev',
      testDir: '__tests__/dev',
      workers: 1,
      expect: { timeout: 60_000 },
    },
  ],
});
