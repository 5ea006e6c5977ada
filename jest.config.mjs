/** What both projects share. The built site is tested by Playwright (`playwright.config.ts`). */
/** @type {import('jest').ProjectConfig} */
const shared = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__'],
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
  // As src/build/gatsby-hooks.ts puts it in.
  globals: { __MOTIFS__: '/static/motifs' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup.ts'],
};

/** The unit tests that a change of `content/` or `locales/` can fail; after one they run alone (package.json, `wireit`). */
const readsContent =
  '/__tests__/(content/|gatsby/(nodes|yaml-alone)|i18n/|tools/(case-studies|check))';

/** Unit and component tests. */
/** @type {import('jest').Config} */
const config = {
  // The machines that run it are shared; a test that waits for nothing is not slow by itself.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'code',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [readsContent],
    },
    {
      ...shared,
      displayName: 'content',
      testRegex: [`${readsContent}.*\\.test\\.tsx?$`],
    },
  ],
};

export default config;
