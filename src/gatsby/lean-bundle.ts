import path from 'node:path';

/** What comes with Gatsby and its plugins without declaring that it may be left out where nobody imports it. */
const withoutSideEffects = [
  /[\\/]node_modules[\\/](gatsby-script|hoist-non-react-statics|react-is)[\\/]/,
  /[\\/]\.cache[\\/](gatsby-browser-entry|public-page-renderer|slice|slice[\\/].+|static-query)\.js$/,
];

/**
 * Takes the project's root and Gatsby's webpack stage; gives the settings that keep out of the scripts what the site does not
 * use, 20 KB before compression (docs/decisions/0012-lean-scripts.md). Nothing changes while developing.
 */
export function leanBundle(root: string, stage: string) {
  const modules = path.join(root, 'node_modules');
  return {
    alias: {
      // The i18n plugin would pull in a second copy, the CommonJS one.
      i18next$: path.join(modules, 'i18next/dist/esm/i18next.js'),
      'react-i18next$': path.join(root, 'src/i18n/react-i18next.js'),
      'react-i18next-parts': path.join(modules, 'react-i18next/dist/es'),
      ...(stage === 'build-javascript' && {
        // The i18n plugin's warning while developing, and its redirect, which is switched off.
        outdent$: false,
        'browser-lang$': false,
        [path.join(modules, '@chakra-ui/react/dist/esm/styled-system/preflight.js')]: path.join(
          root,
          'src/theme/no-preflight.js',
        ),
        // Runs third-party scripts in a worker, and only while developing in this file; there are none.
        [path.join(modules, 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false,
      }),
    },
    rules: [
      { test: withoutSideEffects, sideEffects: false },
      ...(stage === 'build-javascript' ? [gatsbyForPlugin(root)] : []),
    ],
  };
}

/** Gives the i18n plugin, and nobody else, a part of Gatsby for the whole. */
function gatsbyForPlugin(root: string) {
  return {
    include: /[\\/]gatsby-plugin-react-i18next[\\/]/,
    resolve: { alias: { gatsby$: path.join(root, 'src/i18n/gatsby.js') } },
  };
}
