/** The settings of both projects. Playwright tests the built site (`playwright.config.ts`). */
/** @type {import('jest').ProjectConfig} */
const shared = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/__tests__', '<rootDir>/plugins'],
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
  // In a build, gatsby-node.ts defines it.
  globals: { __MOTIFS__: '/static/motifs' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/helpers/setup.ts'],
};

/** The unit tests that a change in `content/` or `locales/` alone could break. After such a change, only they run (`tools/run-checks/checks.ts`). */
const readsContent =
  '/__tests__/(content/(figures-in-text|language-list|load|locales|phrases|products|texts)|i18n/(numbers|translate)|forms/useFormFields|build/nodes|tools/(case-studies|check/letters|edit/config|guides))';

/** @type {import('jest').Config} */
const config = {
  // Long enough for a busy machine.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'code',
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      // A site is built in these tests, so only the long test run has them.
      testPathIgnorePatterns: [
        readsContent,
        ...(process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.']),
      ],
    },
    {
      ...shared,
      displayName: 'content',
      testRegex: [`${readsContent}.*\\.test\\.tsx?$`],
    },
  ],
};

export default config;
