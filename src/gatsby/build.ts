import path from 'node:path';
import type {
  Actions,
  CreateWebpackConfigArgs,
  CreateNodeArgs,
  Reporter,
  SourceNodesArgs,
} from 'gatsby';
import { formatFaults } from '../content/faults';
import type { Content } from '../content/load';
import { loadSite } from '../content/load-site';
import type { Locales } from '../content/locales';
import { deferPageScripts } from './page-scripts';
import { i18nPluginRule, pureRule } from './bundle-rules';
import { motifsAddress, writeMotifs } from './motifs/files';
import { stitchCss } from './motifs/stitch-css';
import { emailSettings, missingEmailSettings } from './email-settings';
import { oneAtATime } from './one-at-a-time';
import { createSiteNodes, siteNodes } from './nodes';
import { addPageFonts, buildSiteFonts, type SiteFonts } from './site-fonts';
import { isSource } from './sources';
import { typeDefs } from './graphql-types';
import { moveLaterStyles } from './later-styles';
import { writeHostFiles } from './host-files';
import { inlineScripts } from './inline-scripts';
import { writeLicences } from './licences';
import { writeIcons } from './favicon';
import { writeSharePictures } from './share-pictures';
import { restoreMovedFiles } from '../seams/adapter-moves';
import { hangingAfter } from '../lib/when-needed';
import { planPages } from './pages';
import { writeSearchFiles } from './search';

interface Loaded {
  content: Content;
  locales: Locales;
  fonts: SiteFonts;
}

/** Takes the project's root; gives what each of Gatsby's build hooks does. State lives from `prepare` on. */
export function buildSite(root: string) {
  let loaded: Loaded | undefined;

  async function load(): Promise<{ site: Omit<Loaded, 'fonts'>; faults: string }> {
    const { faults, ...site } = await loadSite(
      path.join(root, 'content'),
      path.join(root, 'locales'),
    );
    return { site, faults: formatFaults(faults.filter(({ gap }) => !gap)) };
  }

  function ready(): Loaded {
    if (!loaded) throw new Error('the content is loaded in onPreBootstrap, before this hook');
    return loaded;
  }

  /** Gatsby tells of every file by itself, at the start of all 500. */
  const reload = oneAtATime(async ({ reporter, ...args }: CreateNodeArgs): Promise<void> => {
    const { site, faults } = await load();
    if (faults) {
      reporter.error(faults);
      return;
    }
    loaded = { ...ready(), ...site };
    createSiteNodes(siteNodes(site.content, site.locales), args);
  });

  return {
    /**
     * Reads and checks everything at the door; a fault stops the build with all faults at once. Only then is the last build's
     * folder touched, as the pages that its files belong to follow from sound content.
     */
    async prepare(reporter: Reporter): Promise<void> {
      const { site, faults } = await load();
      if (faults) reporter.panic(`content/ or locales/ cannot be used:\n\n${faults}\n`);
      await restoreMovedFiles(path.join(root, 'public'), planPages(slugsOf(site.content)));
      const fonts = await buildSiteFonts(site.content, site.locales, path.join(root, 'public'));
      await writeMotifs(path.join(root, 'public'));
      for (const warning of fonts.warnings) reporter.warn(warning);
      warnOfMissingKeys(reporter);
      loaded = { ...site, fonts };
    },

    defineTypes({ createTypes }: Actions): void {
      createTypes(typeDefs());
    },

    createNodes(args: SourceNodesArgs): void {
      const { content, locales } = ready();
      createSiteNodes(siteNodes(content, locales), args);
    },

    /** While developing, a change to a file of content/ or locales/ brings everything in again. */
    async followChange(args: CreateNodeArgs): Promise<void> {
      if (process.env['NODE_ENV'] === 'development' && isSource(args.node)) await reload(args);
    },

    createPages({ createPage }: Actions): void {
      for (const { template, ...page } of planPages(slugsOf(ready().content))) {
        createPage({ ...page, component: path.join(root, 'src', 'templates', `${template}.tsx`) });
      }
    },

    webpackConfig(
      plugins: CreateWebpackConfigArgs['plugins'],
      loaders: CreateWebpackConfigArgs['loaders'],
      stage: string,
    ) {
      const definePlugin = plugins.define as (values: Record<string, string>) => unknown;
      const html = stage === 'build-html' || stage === 'develop-html';
      return {
        // Pages and parts that hang are given up and fetched again (src/lib/when-needed.ts).
        output: { chunkLoadTimeout: hangingAfter },
        module: {
          rules: [
            i18nPluginRule(root),
            pureRule,
            ...(stage === 'build-javascript' ? [forOlderBrowsers(loaders)] : []),
          ],
        },
        plugins: [
          definePlugin({
            __EMAIL_SETTINGS__: JSON.stringify(emailSettings(process.env)),
            __MOTIFS__: JSON.stringify(motifsAddress()),
            ...(html && {
              __STITCH_CSS__: JSON.stringify(stitchCss(motifsAddress())),
              __FONTS__: JSON.stringify(ready().fonts.rules),
              __INLINE_SCRIPTS__: JSON.stringify(inlineScripts(root)),
            }),
          }),
        ],
      };
    },

    async finish(): Promise<void> {
      const folder = path.join(root, 'public');
      await deferPageScripts(folder);
      await addPageFonts(folder);
      await moveLaterStyles(folder);
      // Netlify tells what it deploys; only production is for search engines.
      const indexed = (process.env['CONTEXT'] ?? 'production') === 'production';
      const { content, locales } = ready();
      const studio = content.site[0]?.languages.en;
      await writeSharePictures(folder, path.join(root, 'content'), content);
      await writeIcons(folder, studio?.name ?? '');
      const pages = planPages(slugsOf(content)).filter(
        ({ matchPath, path }) => !matchPath && path !== '/404',
      );
      await writeSearchFiles({ root, publicFolder: folder, content, locales, pages, indexed });
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

function slugsOf(content: Content) {
  return Object.fromEntries(
    Object.entries(content).map(([name, entries]) => [name, entries.map(({ slug }) => slug)]),
  );
}
