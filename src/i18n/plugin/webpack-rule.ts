import path from 'node:path';

/**
 * Returns a webpack rule for gatsby-plugin-react-i18next. The plugin is CommonJS and would bundle its own copies of i18next and
 * react-i18next, with a context that the site's hooks do not read.
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
