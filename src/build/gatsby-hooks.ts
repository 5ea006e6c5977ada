import path from 'node:path';
import type {
  Actions,
  CreateNodeArgs,
  CreateWebpackConfigArgs,
  Reporter,
  SourceNodesArgs,
} from 'gatsby';
import { formatErrors } from '../content/errors';
import { slugsOf, type Content } from '../content/load';
import { loadSite } from '../content/load-site';
import type { FileCache } from '../content/file-cache';
import { showsDrafts } from './shows-drafts';
import { deferPageScripts } from './page-scripts';
import { htmlOnlyRules, i18nPluginRule, pureRule } from './bundle-rules';
import { motifsAddress, writeMotifs } from './motifs';
import { stitchCss } from '../motif/stitch-css';
import { emailSettings, missingEmailSettings } from './email-settings';
import { followFiles } from './follow-files';
import { publish } from './dev-events';
import { addFonts, buildSiteFonts, type SiteFonts } from './site-fonts';
import { createEntryNodes, createAllNodes, type NodeInput } from './source-nodes';
import { typeDefs } from './graphql-types';
import { deferStyles } from './deferred-styles';
import { inlineScripts } from './inline-scripts';
import { writeSharePictures } from './share-pictures';
import { plannedRedirects } from './redirects';
import { chunkTimeoutMs } from '../lib/import-with-retry';
import { planEntryPages, planSinglePages, type PlannedPage } from './pages';
import { whileDeveloping } from './while-developing';

/** The arguments of an update while developing. */
type Follow = Pick<SourceNodesArgs, 'reporter'> & Parameters<typeof createAllNodes>[1];

/** Returns the implementations of Gatsby's build hooks. `prepare` must run first. */
export function gatsbyHooks(root: string) {
  const folders = ['content', 'locales'].map((name) => path.join(root, name)) as [string, string];
  const publicFolder = path.join(root, 'public');
  const memory: FileCache = new Map();
  /** The last valid content. Errors do not replace it. */
  let valid: NodeInput | undefined;
  /** Font rules by language. They are inserted after rendering, so that a new letter does not render every page again. */
  let fonts: Pick<SiteFonts, 'rules' | 'formText'> = { rules: {}, formText: {} };
  /** The slugs of the last page plan. */
  let planned = '';

  async function load(): Promise<{ site: NodeInput; errors: string }> {
    const { errors, ...site } = await loadSite(...folders, {
      memory,
      drafts: showsDrafts(process.env),
    });
    return { site, errors: formatErrors(errors.filter(({ gap }) => !gap)) };
  }

  function ready(): NodeInput {
    if (!valid) throw new Error('the content is loaded in onPreBootstrap, before this hook');
    return valid;
  }

  async function subsetFonts(reporter: Reporter): Promise<void> {
    const { warnings, ...built } = await buildSiteFonts(
      ready().content,
      ready().locales,
      publicFolder,
    );
    fonts = built;
    for (const warning of warnings) reporter.warn(warning);
  }

  /** While developing, pages get fonts when they are ready. */
  const subsetFontsLater = whileDeveloping(async ({ reporter }: Pick<Follow, 'reporter'>) => {
    await subsetFonts(reporter);
    publish({ fonts: fonts.rules });
  });

  /** Updates everything after a change of files, unless they have errors. */
  const follow = whileDeveloping(async ({ reporter, ...tools }: Follow) => {
    const { site, errors } = await load();
    publish({ errors });
    if (errors) {
      reporter.log(`\n${errors}\n\nPages stay as they were.\n`);
      return;
    }
    valid = site;
    createAllNodes(site, tools);
    void subsetFontsLater({ reporter });
    planAgain(tools);
  });

  /** Gatsby may have created its pages before a new entry is there. Touching a node makes it create pages again. */
  function planAgain(tools: Pick<Follow, 'actions' | 'getNodesByType'>): void {
    const timer = setTimeout(() => {
      const [any] = tools.getNodesByType('Locale');
      if (planned === slugList(ready().content) || !any) return;
      tools.actions.touchNode(any);
      planAgain(tools);
    }, 1000);
    timer.unref();
  }

  const createAll = ({ createPage }: Actions, pages: readonly PlannedPage[]) => {
    for (const { template, folder, ...page } of pages)
      createPage({
        ...page,
        component: path.join(root, 'src', 'routes', folder, `${template}.tsx`),
      });
  };

  return {
    /**
     * Loads and validates all content. Any error stops the build, with a list of all errors. The public folder of the last build is
     * changed only after that.
     */
    async prepare(reporter: Reporter): Promise<void> {
      const { site, errors } = await load();
      if (errors) reporter.panic(`content/ or locales/ cannot be used:\n\n${errors}\n`);
      valid = site;
      await writeMotifs(publicFolder);
      if (isDeveloping()) void subsetFontsLater({ reporter });
      else await subsetFonts(reporter);
      warnOfMissingKeys(reporter);
    },

    defineTypes({ createTypes }: Actions): void {
      createTypes(typeDefs());
    },

    createNodes(args: SourceNodesArgs): void {
      createAllNodes(ready(), args);
      if (isDeveloping()) followFiles(folders, () => follow(args));
    },

    /** Creates the node of an entry when its raw YAML node appears or changes. */
    followNode(args: CreateNodeArgs): void {
      createEntryNodes(ready(), args);
    },

    createPages({ actions }: { actions: Actions }): void {
      planned = slugList(ready().content);
      createAll(actions, planEntryPages(slugsOf(ready().content)));
      for (const { from, to } of plannedRedirects())
        actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
    },

    createSinglePages({ actions }: { actions: Actions }): void {
      createAll(actions, planSinglePages());
    },

    async configureWebpack({
      actions,
      getConfig,
      loaders,
      plugins,
      stage,
    }: CreateWebpackConfigArgs): Promise<void> {
      if (stage === 'develop')
        actions.replaceWebpackConfig(withoutLinter((getConfig as () => Linted)()));
      const definePlugin = plugins.define as (values: Record<string, string>) => unknown;
      const html = stage === 'build-html' || stage === 'develop-html';
      actions.setWebpackConfig({
        // Chunks that hang time out and are requested again (src/lib/import-with-retry.ts).
        output: { chunkLoadTimeout: chunkTimeoutMs },
        module: {
          rules: [
            i18nPluginRule(root),
            pureRule,
            ...htmlOnlyRules(root, stage),
            ...(stage === 'build-javascript' ? [forOlderBrowsers(loaders)] : []),
          ],
        },
        plugins: [
          definePlugin({
            __EMAIL_SETTINGS__: JSON.stringify(emailSettings(process.env)),
            __MOTIFS__: JSON.stringify(motifsAddress()),
            ...(html && {
              __STITCH_CSS__: JSON.stringify(stitchCss(motifsAddress())),
              __INLINE_SCRIPTS__: JSON.stringify(await inlineScripts(root)),
            }),
          }),
        ],
      });
    },

    async finish(): Promise<void> {
      const folder = publicFolder;
      await deferPageScripts(folder);
      await addFonts(folder, fonts);
      await deferStyles(folder);
      await writeSharePictures(folder, path.join(root, 'content'), ready().content);
    },
  };
}

interface Linted {
  plugins?: readonly object[];
}

/** Removes Gatsby's own linter from the dev server. `npm run lint` uses our rules. */
function withoutLinter({ plugins = [], ...config }: Linted) {
  const others = plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  return { ...config, plugins: others };
}

/** Transpiles three.js: it uses static blocks, which Safari before 16.4 cannot parse, and Gatsby transpiles only our own code. */
function forOlderBrowsers(loaders: CreateWebpackConfigArgs['loaders']) {
  const compile = loaders.js as (options: object) => unknown;
  return { test: /[\\/]node_modules[\\/]three[\\/].+\.js$/, use: [compile({})] };
}

/** A deploy without keys works, as its forms offer WhatsApp and email instead. But it needs a visible error. */
function warnOfMissingKeys(reporter: Reporter): void {
  const missing = missingEmailSettings(process.env);
  const deploys = process.env['NETLIFY'] === 'true' || process.env['CONTEXT'] === 'production';
  if (!deploys || missing.length === 0) return;
  reporter.error(
    `The forms cannot send: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. ` +
      'Set them at Netlify under Project configuration > Environment variables (.env.example says where the values are found).',
  );
}

const isDeveloping = () => process.env['NODE_ENV'] === 'development';

const slugList = (content: Content) => JSON.stringify(slugsOf(content));
