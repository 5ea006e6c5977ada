import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/browser/find-browser';
import { BROWSER_ARGUMENTS } from './tools/browser/launch-arguments';

// Workers load this file again and inherit the environment: the port must be the same for all.
const port = (process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 10_000)));
const baseURL = `http://localhost:${port}`;
const executablePath = findBrowser();

/** The built site in a browser; Jest has the rest (`jest.config.mjs`). */
export default defineConfig({
  testDir: '__tests__/site',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['E2E_RESULTS'] ?? 'test-results/results.json' }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: BROWSER_ARGUMENTS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node --import tsx tools/serve.ts',
    env: { PORT: port },
    url: `${baseURL}/__mailbox`,
  },
});
