import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './__tests__/engines/helpers/test';
import { engineNames } from './tools/browsers.mjs';

/** The same scenarios in three engines, side by side, each in one browser (docs/decisions/0014-engines.md). */
export default defineConfig<object, EngineOptions>({
  testDir: '__tests__/engines',
  workers: engineNames.length,
  timeout: 180_000,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['ENGINES_RESULTS'] ?? 'test-results/engines.json' }],
  ],
  projects: engineNames.map((name) => ({
    name,
    workers: 1,
    use: { engineName: name },
    // __tests__/site/first-view.spec.ts opens the same pages in Chromium, and wants the same of them.
    ...(name === 'chromium' && { grepInvert: /opens without a complaint/ }),
  })),
});
