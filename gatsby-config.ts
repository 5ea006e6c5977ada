import { existsSync } from 'node:fs';
import type { GatsbyConfig } from 'gatsby';
import { defaultLanguage, languageCodes } from './src/i18n/languages';
import { mailboxProxy } from './src/build/mailbox-proxy';
import { setup } from './src/content/setup';
import { showsDrafts } from './src/content/shows-drafts';
import { netlifyAdapter } from './src/build/netlify-adapter';

// The keys of the email service for development. On the host, they are environment variables (.env.example).
if (existsSync('.env')) process.loadEnvFile('.env');

const config: GatsbyConfig = {
  adapter: netlifyAdapter(),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  proxy: mailboxProxy(process.env['MAILBOX_URL']),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${__dirname}/content` },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locales', path: `${__dirname}/locales` },
    },
    {
      // Before the transformer of YAML, whose errors say less.
      resolve: 'gatsby-transformer-content',
      options: {
        content: `${__dirname}/content`,
        locales: `${__dirname}/locales`,
        setup: () => setup,
        drafts: showsDrafts(process.env),
      },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: 'ContentYaml' } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp'], quality: 72 } },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        languages: languageCodes,
        defaultLanguage,
        redirect: false,
        trailingSlash: 'never',
        jsxRuntime: 'automatic',
        verbose: false,
        i18nextOptions: {
          showSupportNotice: false,
          appendNamespaceToMissingKey: true,
          defaultNS: 'common',
          interpolation: { escapeValue: false },
        },
      },
    },
  ],
};

export default config;
