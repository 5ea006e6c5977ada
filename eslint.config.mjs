import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of the house, from the ground up: a room imports from those above it in this list, never from below. */
const rooms = [
  'patches',
  'lib',
  'hooks',
  'i18n',
  'content',
  'theme',
  'motif',
  'motion',
  'components',
  'layout',
  'seo',
  'forms',
  'sections',
  'views',
  'templates',
];

const ground = ['lib', 'hooks', 'i18n', 'content', 'theme'];
const pieces = [...ground, 'motif', 'motion', 'components'];
/** What each room may import (docs/architecture.md). */
const allowed = {
  patches: [],
  lib: [],
  hooks: ['lib'],
  i18n: ['lib'],
  content: ['lib', 'i18n'],
  theme: ['lib', 'i18n', 'content'],
  motif: ground,
  motion: ground,
  components: pieces,
  layout: pieces,
  seo: pieces,
  forms: [...pieces, 'patches'],
  sections: [...pieces, 'layout', 'forms'],
  views: [...pieces, 'layout', 'forms', 'sections'],
  templates: [...pieces, 'layout', 'seo', 'views'],
  app: [...pieces, 'forms'],
  gatsby: [...pieces, 'forms', 'patches'],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.wireit',
      '**/public',
      '.cache',
      'coverage',
      'src/gatsby-types.d.ts',
      'artwork/.cache',
      // Pages that are shot, not shipped.
      'artwork/*/sheets',
      'test-results',
      'playwright-report',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  jsxA11y.flatConfigs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-namespace': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
      'boundaries/elements': [...rooms, 'app', 'gatsby'].map((type) => ({
        type,
        pattern: `src/${type}`,
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            'src/{{from.element.type}} may not import src/{{to.element.type}} (docs/architecture.md)',
          policies: Object.entries(allowed).map(([from, to]) => ({
            from: { element: { type: from } },
            allow: [{ to: { element: { type: [from, ...to] } } }],
          })),
        },
      ],
    },
  },
  {
    // What runs in browsers keeps to those that package.json promises (docs/decisions/0015-promised-browsers.md).
    files: ['src/**/*.{ts,tsx}', 'gatsby-browser.tsx'],
    ignores: ['src/gatsby/**', 'src/content/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['src/{app,components,forms,layout,motif,motion,sections,views}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportExpression:not(CallExpression[callee.name=/^(fetchCode|withoutBlockedStorage)$/] ImportExpression)',
          message: 'It may not come: fetch it through fetchCode() (src/lib).',
        },
      ],
    },
  },
  {
    // Browsers get none of their code (src/gatsby/static-parts.cjs).
    files: ['src/**/*.static.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(on[A-Z]|ref$)/], CallExpression[callee.name=/^use(?!Messages$|Language$|Names$|Id$)/]',
          message: 'A static part has no code in the browser: no handlers, refs, state or effects.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      // Those of Node that are in use.
      globals: Object.fromEntries(
        ['Buffer', 'console', 'fetch', 'process', 'setInterval', 'setTimeout', 'URL'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
);
