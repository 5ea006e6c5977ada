import path from 'node:path';

/**
 * Returns a webpack rule for the i18n plugin. The plugin is CommonJS and would bring copies of i18next and its React binding beside those
 * of the site, and with them a context that the site's own hooks do not read.
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
 * A webpack rule for packages that only define things and do not say so: what nobody imports of them is left out. If one of them
 * came to do something when it is loaded, that would not happen; the browser tests would show it.
 */
export const pureRule = {
  test: /[\\/]node_modules[\\/](gatsby-script|hoist-non-react-statics|react-i18next|react-is)[\\/]/,
  sideEffects: false,
};

/** Webpack rules for what browsers need no code of: `*.static.tsx` and `Head`. While developing they have it. */
export function htmlOnlyRules(root: string, stage: string) {
  if (!stage.startsWith('build-')) return [];
  const own = (file: string) => path.join(root, 'src/build', file);
  const inBrowser = stage === 'build-javascript';
  const parts = {
    test: /\.static\.tsx$/,
    resourceQuery: { not: /drawn/ },
    use: [{ loader: own('static-parts.cjs'), options: { inBrowser } }],
  };
  const head = { include: path.join(root, 'src/routes'), use: [own('head-in-html.cjs')] };
  return inBrowser ? [parts, head] : [parts];
}
