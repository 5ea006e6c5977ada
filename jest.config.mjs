// Before the workers start, which inherit it.
import './tools/suites/seed.mjs';

/** Unit and component tests; the built site is tested by Playwright (`playwright.config.ts`). */
/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/site/'],
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // As src/gatsby/build.ts puts it in.
  globals: { __MOTIFS__: '/static/motifs' },
  // The machines that run it are shared; a test that waits for nothing is not slow by itself.
  testTimeout: 180_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup.ts'],
};

export default config;
