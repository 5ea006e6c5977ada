import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The folders of src that each folder may import, besides itself (docs/architecture.md). */
const base = ['lib', 'i18n', 'fields', 'theme'];
const parts = [...base, 'components'];
const blocks = [...parts, 'layout', 'forms', 'seo'];
const allowed = {
  lib: [],
  i18n: ['lib'],
  fields: ['lib', 'i18n'],
  collections: ['lib', 'i18n', 'fields'],
  content: ['lib', 'i18n', 'fields', 'collections'],
  theme: ['lib', 'i18n', 'fields'],
  components: base,
  layout: parts,
  seo: parts,
  forms: parts,
  sections: blocks,
  templates: [...blocks, 'sections'],
  pages: [...blocks, 'sections'],
};

/** Text that comes and goes, or changes, beside other nodes of its element. */
const beside =
  ':matches(JSXElement, JSXFragment):has(> :matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer ~ JSXExpressionContainer)) > JSXExpressionContainer';
const isText = ':matches(Literal[value=/./], TemplateLiteral, CallExpression[callee.name="t"])';
const changingText = [
  `${beside} > :matches(ConditionalExpression, LogicalExpression) > ${isText}`,
  `${beside} > CallExpression[callee.name="t"] > ConditionalExpression`,
  `${beside} > TemplateLiteral ConditionalExpression`,
].map((selector) => ({
  selector,
  message:
    'A translator replaces text nodes, and React would not find this one: give the text an element of its own (docs/architecture.md, “What the pages assume”).',
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '**/public',
      '.cache',
      'coverage',
      'src/gatsby-types.d.ts',
      'artwork/.cache',
      // Pages for screenshots, which are not part of the site.
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
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js'] } },
      'boundaries/elements': [
        { type: 'plugins', pattern: 'plugins/*', capture: ['plugin'] },
        ...Object.keys(allowed).map((type) =>
          type === 'sections'
            ? { type, pattern: 'src/sections/*', capture: ['page'] }
            : { type, pattern: `src/${type}` },
        ),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '{{from.element.type}} may not import {{to.element.type}} (docs/architecture.md)',
          policies: [
            ...Object.entries(allowed).map(([from, to]) => ({
              from: { element: { type: from } },
              allow: [
                { to: { element: { type: ['plugins', ...to] } } },
                // The sections of a page may import each other and `shared`, but nothing of another page.
                ...(from === 'sections'
                  ? ['{{from.element.captured.page}}', 'shared'].map((page) => ({
                      to: { element: { type: from, captured: { page } } },
                    }))
                  : [{ to: { element: { type: from } } }]),
              ],
            })),
            // A plugin imports nothing of the site and no other plugin. Tests share `plugins/testing`.
            {
              from: { element: { type: 'plugins' } },
              allow: ['{{from.element.captured.plugin}}', 'testing'].map((plugin) => ({
                to: { element: { type: 'plugins', captured: { plugin } } },
              })),
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,plugins,tools,__tests__}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/artwork/', message: 'The site imports nothing of artwork/.' }] },
      ],
    },
  },
  {
    files: ['artwork/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./)+(src(?!/components/motif/artwork$)|plugins|tools|__tests__)/',
              message: 'artwork/ shares only src/components/motif/artwork.ts with the site.',
            },
          ],
        },
      ],
    },
  },
  {
    // Browser code must work in the browsers of package.json (docs/decisions/0014-browser-tests.md).
    files: [
      'src/**/*.{ts,tsx}',
      '{.,plugins/*}/gatsby-browser.tsx',
      'plugins/gatsby-plugin-html-first/src/browser/**',
    ],
    ignores: ['src/{collections,content,fields}/**'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['src/{components,forms,layout,pages,sections,templates}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportExpression:not(CallExpression[callee.name=/^(importWithRetry|withoutBlockedStorage)$/] ImportExpression)',
          message: 'The request can fail: use importWithRetry() (src/lib).',
        },
        ...changingText,
      ],
    },
  },
  {
    files: ['src/{components,forms,layout,pages,sections,templates}/**/*.tsx'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message:
            'Slow during hydration, and may differ from the build: a derived field (`derived` in src/collections), or numberFormat() (src/i18n/numbers.ts).',
        },
      ],
    },
  },
  {
    // Their code is not in the browser bundles (gatsby-plugin-html-first).
    files: ['src/**/*.static.tsx'],
    rules: {
      'no-restricted-globals': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(on[A-Z]|ref$)/], CallExpression[callee.name=/^use(?!Messages$|Language$|Names$|Numbers$|Id$)/]',
          message: 'A static part has no code in the browser: no handlers, refs, state or effects.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      // The globals of Node that are used.
      globals: Object.fromEntries(
        [
          '__dirname',
          'Buffer',
          'clearInterval',
          'console',
          'fetch',
          'process',
          'setInterval',
          'setTimeout',
          'URL',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
