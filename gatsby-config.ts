import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { emailSettings } from './src/forms/email-settings';
import { closedBecause, readEnvironment } from './src/lib/environment';
import { servedFiles } from './src/lib/served-files';
import { defaultLanguage, languageCodes, languages } from './src/i18n/languages';
import { fontScripts } from './src/theme/font-scripts';
import { namedStrings } from './src/i18n/named-strings';
import { setup } from './src/content/setup';
import { showsDrafts } from './src/content/shows-drafts';
import { wholeFamily } from './src/theme/fonts';
import { palette } from './src/theme/tokens';
import { inlineScripts } from './plugins/gatsby-plugin-html-first/src/build/inline-scripts';
import { wholeSheet } from './plugins/gatsby-plugin-subset-fonts/src/options';
import { ignoredIn, refuseLinks } from './plugins/gatsby-transformer-content';
import { netlifyAdapter } from './plugins/gatsby-plugin-static-host/src/netlify-adapter';
import { openTitle } from './plugins/gatsby-plugin-subset-fonts/src/open-title';
import { refuseForeign, type Middleware } from './tools/preview/listen';
import { createMailbox } from './tools/preview/mailbox';

const environment = readEnvironment();

const icon = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The options of a folder whose files Gatsby reads: those that `npm run check` sees. */
const source = (name: string) => {
  const folder = path.join(__dirname, name);
  return { name, path: folder, ignore: [ignoredIn(folder)] };
};

const { origin: emailOrigin } = emailSettings(environment);

const htmlFirst = {
  head: 'src/layout/document/head-script.ts',
  body: 'src/layout/document/body-script.ts',
  jsonFields: { 'languages.json': ['code'] },
};

/** The answer to the query of gatsby-plugin-static-host. */
interface HostData {
  studio: Pick<Queries.Studio, 'name' | 'url' | 'https'>;
}

const config: GatsbyConfig = {
  adapter: netlifyAdapter(),
  // For single files. The headers of all addresses are an option of gatsby-plugin-static-host: a rule for `/*` is dropped here.
  headers: [
    {
      source: servedFiles.speculationRules,
      headers: [{ key: 'Content-Type', value: 'application/speculationrules+json' }],
    },
  ],
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  // What the forms send while developing arrives at `/__mailbox`.
  developMiddleware: (app: { use: (handler: Middleware) => void }) => {
    app.use(refuseForeign);
    app.use(refuseLinks('static', 'public'));
    app.use(createMailbox());
  },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: source('content'),
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: source('locales'),
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { formats: ['auto', 'webp'], placeholder: 'none', quality: 72 } },
    },
    'gatsby-transformer-sharp',
    {
      // After the transformer of pictures, which warns about drawings, and before that of YAML, whose errors say less.
      resolve: 'gatsby-transformer-content',
      options: {
        content: 'content',
        locales: 'locales',
        served: 'static',
        setup: () => setup,
        drafts: showsDrafts(environment),
      },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: 'ContentYaml' } },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: { languages: languageCodes, defaultLanguage },
    },
    {
      resolve: 'gatsby-plugin-subset-fonts',
      options: {
        languages: Object.fromEntries(languages.map(({ code, script }) => [code, script])),
        scripts: fontScripts,
        title: 'var(--font-display)',
        whole: wholeFamily,
        // The language picker is on every page. Names in other scripts have the system's fonts.
        text: Object.fromEntries(
          languages.map(({ code, script }) => [
            code,
            languages
              .map((other) => {
                const isOwn = other.script === script || other.script === 'latin';
                return `${isOwn ? other.name : ''} ${other.short}`;
              })
              // Between the parts of a line.
              .join(' · '),
          ]),
        ),
      },
    },
    { resolve: 'gatsby-plugin-html-first', options: { ...htmlFirst, data: namedStrings } },
    {
      // Last, as the policies have hashes of the final HTML.
      resolve: 'gatsby-plugin-static-host',
      options: {
        closed: closedBecause(environment),
        query: '{ studio(language: { eq: "en" }) { name url https } }',
        resolveSite: ({ studio }: HostData) => ({
          siteUrl: studio.url,
          name: studio.name,
          hsts: studio.https ?? 'host',
        }),
        // More sources for the security policy. A kind that its policy.ts does not list, such as `media-src`, needs "'self'" as well.
        directives: {
          'img-src': ['data:', 'blob:'],
          // The 3D viewer reads textures from blob: URLs.
          'connect-src': ['blob:', ...(emailOrigin ? [emailOrigin] : [])],
          // Only these two may set the address of a script, and nothing may set HTML as text (docs/decisions/0019).
          'require-trusted-types-for': ["'script'"],
          'trusted-types': ['html-first', 'webpack'],
        },
        scripts: async () => [openTitle, ...Object.values(await inlineScripts(htmlFirst))],
        headers: { 'Speculation-Rules': `"${servedFiles.speculationRules}"` },
        manifest: {
          start_url: '/',
          display: 'browser',
          background_color: palette.paper,
          theme_color: palette.paper,
          icons: [
            icon(servedFiles.icon, 192),
            icon(servedFiles.largeIcon, 512),
            icon(servedFiles.maskableIcon, 512, 'maskable'),
          ],
        },
        // The other packages of fonts are only measured.
        licensed: Object.values(fontScripts).map(({ source }) => source),
        // Scripts put their addresses together.
        kept: ['static/motifs', ...Object.keys(fontScripts).map(wholeSheet)],
      },
    },
  ],
};

export default config;
