import path from 'node:path';

/**
 * Returns a webpack rule for the i18n plugin. The plugin is CommonJS and would bundle its own copies of i18next and react-i18next, with a
 * context that the site's hooks do not read.
 */
export function i18nPluginRule(root: string) {
  const own = (file: string) => path.join(root, 'src/i18n/plugin', file);
  return {
    include: /[\\/]gatsby-plugin-react-i18next[\\/]/,
    resolve: {
      alias: {
        i18next$: own('i18next.ts'),
        'react-i18next$': own('react-i18next.ts'),
        gatsby$: own('gatsby.ts'),
      },
    },
  };
}

/**
 * A webpack rule that marks packages as free of side effects, so that unused exports are removed. If an update of one adds a side effect,
 * the browser tests fail.
 */
export const pureRule = {
  test: /[\\/]node_modules[\\/](gatsby-script|hoist-non-react-statics|react-i18next|react-is)[\\/]/,
  sideEffects: false,
};

/** Webpack rules that remove `*.static.tsx` and `Head` from browser bundles. The dev server keeps them. */
export function htmlOnlyRules(root: string, stage: string) {
  if (!stage.startsWith('build-')) return [];
  const own = (file: string) => path.join(root, 'src/build', file);
  const inBrowser = stage === 'build-javascript';
  const parts = {
    test: /\.static\.tsx$/,
    resourceQuery: { not: /rendered/ },
    use: [{ loader: own('static-parts.cjs'), options: { inBrowser } }],
  };
  const head = { include: path.join(root, 'src/routes'), use: [own('head-in-html.cjs')] };
  return inBrowser ? [parts, head] : [parts];
}
