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
import { followRawNode, sourceSite, type Sourced } from './source';
import { typeDefs } from './graphql-types';
import { deferStyles } from './deferred-styles';
import { writeHostFiles } from './headers-and-redirects';
import { inlineScripts } from './inline-scripts';
import { writeLicences } from './licences';
import { writeManifest } from './manifest';
import { writeSharePictures } from './share-pictures';
import { restoreMovedFiles } from './patches/adapter-moves';
import { chunkTimeoutMs } from '../lib/import-with-retry';
import { planEntryPages, planPages, planSinglePages, type PlannedPage } from './pages';
import { writeCrawlerFiles } from './crawlers';
import { whileDeveloping } from './while-developing';

/** What the development server does at changes. */
type Follow = Pick<SourceNodesArgs, 'reporter'> & Parameters<typeof sourceSite>[1];

/** Returns what each of Gatsby's build hooks does. State lives from `prepare` on. */
export function buildSite(root: string) {
  const folders = ['content', 'locales'].map((name) => path.join(root, name)) as [string, string];
  const publicFolder = path.join(root, 'public');
  const memory: FileCache = new Map();
  /** What was last found valid: errors leave it as it is. */
  let valid: Sourced | undefined;
  /** By language. They are put into pages when these are there: a new letter does not have every page drawn anew. */
  let fonts: SiteFonts['rules'] = {};
  /** The slugs that pages were last planned of. */
  let planned = '';

  async function load(): Promise<{ site: Sourced; errors: string }> {
    const { errors, ...site } = await loadSite(...folders, {
      memory,
      drafts: showsDrafts(process.env),
    });
    return { site, errors: formatErrors(errors.filter(({ gap }) => !gap)) };
  }

  function ready(): Sourced {
    if (!valid) throw new Error('the content is loaded in onPreBootstrap, before this hook');
    return valid;
  }

  async function cutFonts(reporter: Reporter): Promise<void> {
    const { rules, warnings } = await buildSiteFonts(
      ready().content,
      ready().locales,
      publicFolder,
    );
    fonts = rules;
    for (const warning of warnings) reporter.warn(warning);
  }

  /** While developing nobody waits for fonts: pages take them when they are there. */
  const cutFontsBeside = whileDeveloping(async ({ reporter }: Pick<Follow, 'reporter'>) => {
    await cutFonts(reporter);
    publish({ fonts });
  });

  /** Brings everything to the state of the files, unless they have errors. */
  const follow = whileDeveloping(async ({ reporter, ...tools }: Follow) => {
    const { site, errors } = await load();
    publish({ errors });
    if (errors) {
      reporter.log(`\n${errors}\n\nPages stay as they were.\n`);
      return;
    }
    valid = site;
    sourceSite(site, tools);
    void cutFontsBeside({ reporter });
    planAgain(tools);
  });

  /** Gatsby may be past its page plan when new entries come: a touch makes it plan again. */
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
     * Reads and checks everything at the door; an error stops the build with all errors at once. Only then is the last build's
     * folder touched, as the pages that its files belong to follow from valid content.
     */
    async prepare(reporter: Reporter): Promise<void> {
      const { site, errors } = await load();
      if (errors) reporter.panic(`content/ or locales/ cannot be used:\n\n${errors}\n`);
      valid = site;
      await restoreMovedFiles(publicFolder, planPages(slugsOf(site.content)));
      await writeMotifs(publicFolder);
      if (isDeveloping()) void cutFontsBeside({ reporter });
      else await cutFonts(reporter);
      warnOfMissingKeys(reporter);
    },

    defineTypes({ createTypes }: Actions): void {
      createTypes(typeDefs());
    },

    createNodes(args: SourceNodesArgs): void {
      sourceSite(ready(), args);
      if (isDeveloping()) followFiles(folders, () => follow(args));
    },

    /** Entries come from raw nodes of YAML, as these appear and change. */
    followNode(args: CreateNodeArgs): void {
      followRawNode(ready(), args);
    },

    createPages({ actions }: { actions: Actions }): void {
      planned = slugList(ready().content);
      createAll(actions, planEntryPages(slugsOf(ready().content)));
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
        // Pages and parts that hang are given up and fetched again (src/lib/import-with-retry.ts).
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
      // Netlify tells what it deploys; only production is for search engines.
      const indexed = (process.env['CONTEXT'] ?? 'production') === 'production';
      const { content } = ready();
      const studio = content.site[0]?.languages.en;
      await writeSharePictures(folder, path.join(root, 'content'), content);
      await writeManifest(folder, studio?.name ?? '');
      const pages = planPages(slugsOf(content)).filter(
        ({ matchPath, path }) => !matchPath && path !== '/404',
      );
      await writeCrawlerFiles({ publicFolder: folder, siteUrl: studio?.url ?? '', pages, indexed });
      await writeLicences(root, folder);
      // Last, as it names what stands in the pages by hashes.
      await writeHostFiles(folder, {
        indexed,
        emailOrigin: emailSettings(process.env).origin,
        https: studio?.https ?? 'host',
      });
    },
  };
}

interface Linted {
  plugins?: readonly object[];
}

/** Gatsby lints while developing, by rules of its own where it knows no configuration: `npm run lint` does it by ours. */
function withoutLinter({ plugins = [], ...config }: Linted) {
  const others = plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  return { ...config, plugins: others };
}

/** three.js is written in classes with static blocks, which Safari before 16.4 does not parse; Gatsby compiles only our own code so. */
function forOlderBrowsers(loaders: CreateWebpackConfigArgs['loaders']) {
  const compile = loaders.js as (options: object) => unknown;
  return { test: /[\\/]node_modules[\\/]three[\\/].+\.js$/, use: [compile({})] };
}

/** A deploy without keys goes out, as its forms then offer WhatsApp and email instead; but nobody shall overlook it. */
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
