import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { emailSettings, missingEmailSettings, usesMailbox } from './src/forms/email-settings';
import { readEnvironment, unreadLines } from './src/lib/environment';
import { chunkTimeoutMs } from './src/lib/import-with-retry';
import { collectionNames, collections, type CollectionName } from './src/collections';
import type { Collection } from './src/collections/collection';
import { defaultLanguage, languageCodes } from './src/i18n/languages';
import { localizePath } from './src/i18n/paths';
import { motifsAddress, writeMotifs } from './src/components/motif/files';
import { stitchCss } from './src/components/motif/stitch-css';
import { redirects } from './src/redirects';
import { sharedQuery, writeSharePictures, type Shared } from './src/seo/write-share-pictures';

interface Answer<Data> {
  data?: Data;
  errors?: Error;
}

const template = (file: string) => path.join(__dirname, 'src/templates', file);

/** A page of an entry, whatever its collection, and the collections with pages. Menus, breadcrumbs and `createPages` query these. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    interface EntryPage implements Node {
      id: ID!
      collection: String!
      language: String!
      linkText: String!
      order: Int!
      path: String!
      shortLinkText: String!
      slug: String!
    }
    type Collection implements Node @dontInfer {
      name: String!
      title: String!
      path: String
      inHeader: Boolean!
      inFooter: String!
    }
  `);
};

export const createResolvers: GatsbyNode['createResolvers'] = (tools) => {
  const createResolvers = tools.createResolvers as (resolvers: object) => void;
  for (const name of collectionNames) {
    const { schema, resolved }: Collection = collections[name];
    if (resolved) createResolvers({ [String(schema.meta()?.['type'])]: resolved });
  }
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (tools) => {
  for (const name of collectionNames) {
    const definition: Collection = collections[name];
    if (!('pages' in definition)) continue;
    const { folder, title, hasIndex, inHeader, inFooter } = definition.pages;
    const fields = { name, title, path: hasIndex ? folder : null, inHeader, inFooter };
    const contentDigest = tools.createContentDigest(fields);
    const id = tools.createNodeId(`collection ${name}`);
    const internal = { type: 'Collection', contentDigest };
    void tools.actions.createNode({ ...fields, id, parent: null, children: [], internal });
  }
};

interface PagesOfEntries {
  allEntryPage: { nodes: readonly { collection: string; path: string; slug: string }[] };
  /** Null while it is a draft. */
  sign: { service: { slug: string } } | null;
}

/**
 * Creates the pages of entries, the 404 pages and the redirects. Gatsby creates the pages in src/pages. gatsby-plugin-react-i18next adds the
 * other languages of both.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter, ...tools }) => {
  const { data, errors } = (await tools.graphql(`
    query PagesOfEntries {
      allEntryPage(filter: { language: { eq: "${defaultLanguage}" } }) {
        nodes {
          collection
          path
          slug
        }
      }
      sign(language: { eq: "${defaultLanguage}" }) {
        service {
          slug
        }
      }
    }
  `)) as Answer<PagesOfEntries>;
  if (!data) {
    reporter.panicOnBuild('The pages cannot be listed', errors);
    return;
  }
  for (const { collection, path, slug } of data.allEntryPage.nodes) {
    const definition: Collection = collections[collection as CollectionName];
    if (!('pages' in definition)) continue;
    const hasSign = collection === 'services' && slug === data.sign?.service.slug;
    const component = template(hasSign ? 'service-with-sign.tsx' : definition.pages.template);
    actions.createPage({ path, component, context: { slug } });
  }
  // With `i18n`, the plugin leaves them alone: in other languages, they match every unknown path after their prefix.
  for (const language of languageCodes)
    actions.createPage({
      path: localizePath('/404', language),
      component: template('not-found.tsx'),
      context: { language, i18n: { originalPath: '/404' } },
      ...(language !== defaultLanguage && { matchPath: `/${language}/*` }),
    });
  for (const { from, to } of redirects())
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const environment = readEnvironment();
  const missing = missingEmailSettings(environment);
  for (const line of unreadLines()) reporter.warn(line);
  // No host but Netlify is known, so another one must at least be told.
  if (usesMailbox(environment))
    reporter.info(
      'The forms send to the mailbox of `npm run serve`. A deploy needs the keys of the email service (.env.example).',
    );
  // A deploy without keys works, as its forms offer WhatsApp and email instead. But it needs a visible error.
  else if (missing.length > 0)
    reporter.error(
      `The forms cannot send: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
        'Set them at Netlify under Project configuration > Environment variables (.env.example says where the values are found).',
    );
  return writeMotifs('public');
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  createContentDigest,
  getConfig,
  loaders,
  plugins,
  stage,
}) => {
  const config = (getConfig as () => Config)();
  // `npm run lint` uses our rules.
  if (stage === 'develop') actions.replaceWebpackConfig(withoutLinter(config));
  if (stage === 'build-javascript') actions.replaceWebpackConfig(withOutput(minifiedBySwc(config)));
  const define = plugins.define as (values: Record<string, string>) => unknown;
  // three.js has static blocks, which Safari before 16.4 cannot parse.
  const three = {
    test: /[\\/]node_modules[\\/]three[\\/].+\.js$/,
    use: [{ loader: 'esbuild-loader', options: { target: 'safari15.4' } }],
  };
  // gatsby-plugin-react-i18next only creates pages here. Its provider would load i18next on every page (docs/decisions/0002). Partytown, which
  // Gatsby has as a plugin, runs scripts of others in a worker. There are none.
  const unusedPlugins = {
    test: /[\\/](gatsby-plugin-react-i18next|internal-plugins[\\/]partytown)[\\/]gatsby-(browser|ssr)\.js$/,
    use: [(loaders.null as () => unknown)()],
  };
  // Packages free of side effects. If an update of one adds a side effect, the browser tests fail.
  const pure = {
    test: /[\\/]node_modules[\\/](gatsby-script|hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  };
  actions.setWebpackConfig({
    // Gatsby and hosts keep webpack's cache, and webpack does not see what changes in these files.
    cache: { version: createContentDigest(configFiles()) },
    module: {
      rules: [unusedPlugins, pure, ...(stage === 'build-javascript' ? [three] : [])],
    },
    plugins: [
      ...(stage === 'build-javascript' ? [hashOfFiles(createContentDigest)] : []),
      define({
        __EMAIL_SETTINGS__: JSON.stringify(emailSettings(readEnvironment())),
        __MOTIFS__: JSON.stringify(motifsAddress()),
        ...(stage.endsWith('html') && {
          __STITCH_CSS__: JSON.stringify(stitchCss(motifsAddress())),
        }),
      }),
    ],
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (tools) => {
  const { data, errors } = (await tools.graphql(sharedQuery)) as Answer<Shared>;
  if (data) await writeSharePictures('public', data, tools.cache);
  else tools.reporter.panicOnBuild('The share pictures cannot be drawn', errors);
};

/** The texts of the files that configure webpack. */
function configFiles() {
  const plugins = readdirSync('plugins').map((name) => `plugins/${name}/gatsby-node.ts`);
  const files = ['gatsby-config.ts', 'gatsby-node.ts', 'package.json', ...plugins];
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
}

/** What is changed of webpack's configuration. */
interface Config {
  plugins?: readonly object[];
  optimization: { minimizer: readonly object[] };
  output?: object;
}

function withoutLinter({ plugins = [], ...config }: Config) {
  const others = plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  return { ...config, plugins: others };
}

/**
 * Chunks that hang time out and are requested again (src/lib/import-with-retry.ts). Scripts get their addresses from a policy of Trusted
 * Types (docs/decisions/0019). `setWebpackConfig` would drop both.
 */
function withOutput({ output, ...config }: Config) {
  const more = { chunkLoadTimeout: chunkTimeoutMs, trustedTypes: 'webpack' };
  return { ...config, output: { ...output, ...more } };
}

/** What is used of webpack's types. */
interface Hook<Value> {
  tap: (name: string, tapped: (value: Value) => void) => void;
}
interface Compilation {
  hash?: string;
  hooks: { afterProcessAssets: Hook<object> };
}

/**
 * Gives a compilation the hash of the names of its files, which have hashes of their contents. Gatsby writes it into every page, and that
 * of webpack depends on the folder.
 */
const hashOfFiles = (digest: (names: string[]) => string) => ({
  apply: ({ hooks }: { hooks: { thisCompilation: Hook<Compilation> } }) =>
    hooks.thisCompilation.tap('hashOfFiles', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('hashOfFiles', (assets) => {
        compilation.hash = digest(Object.keys(assets).sort());
      }),
    ),
});

/**
 * SWC takes a tenth of the time of Terser. The names of the runtime stay: short ones are chosen by how often letters occur in it, and it has
 * hashes then that depend on the folder, so that no two machines would build the same files.
 */
function minifiedBySwc({ optimization, ...config }: Config) {
  const swc = (files: { include?: RegExp; exclude?: RegExp }, mangle: boolean) =>
    new TerserPlugin({
      ...files,
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: { passes: 2 }, mangle },
    });
  const runtime = /^webpack-runtime/;
  const minimizer = optimization.minimizer.flatMap((plugin) =>
    plugin instanceof TerserPlugin
      ? [swc({ exclude: runtime }, true), swc({ include: runtime }, false)]
      : [plugin],
  );
  return { ...config, optimization: { ...optimization, minimizer } };
}
