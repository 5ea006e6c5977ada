import path from 'node:path';
import type { CreateWebpackConfigArgs, Reporter } from 'gatsby';
import type { FileCache } from '../../plugins/gatsby-transformer-content';
import { loadSite, type Site } from '../content/site';
import { showsDrafts } from '../content/shows-drafts';
import { deferPageScripts } from './page-scripts';
import { htmlOnlyRules, i18nPluginRule, pureRule } from './bundle-rules';
import { motifsAddress, writeMotifs } from './motifs';
import { stitchCss } from '../motif/stitch-css';
import { emailSettings, missingEmailSettings } from './email-settings';
import { addFonts, buildSiteFonts, writeFontStyles, type SiteFonts } from './site-fonts';
import { deferStyles } from './deferred-styles';
import { inlineScripts } from './inline-scripts';
import { writeSharePictures } from './share-pictures';
import { chunkTimeoutMs } from '../lib/import-with-retry';

/** Returns the implementations of Gatsby's build hooks. `prepare` must run first. */
export function gatsbyHooks(root: string) {
  const publicFolder = path.join(root, 'public');
  const memory: FileCache = new Map();
  let site: Site;
  let following = Promise.resolve();
  /** Font rules by language. They are inserted after rendering, so that a new letter does not render every page again. */
  let fonts: Pick<SiteFonts, 'rules' | 'formText'> = { rules: {}, formText: {} };

  async function subsetFonts(reporter: Reporter): Promise<void> {
    site = await loadSite('content', 'locales', { memory, drafts: showsDrafts(process.env) });
    const { warnings, ...built } = await buildSiteFonts(site.content, site.locales, publicFolder);
    fonts = built;
    for (const warning of warnings) reporter.warn(warning);
  }

  return {
    async prepare(reporter: Reporter): Promise<void> {
      await writeMotifs(publicFolder);
      if (!isDeveloping()) await subsetFonts(reporter);
      warnOfMissingKeys(reporter);
    },

    /** While developing, pages get fonts when they are ready (src/browser/develop.ts). Call it after each change of the content. */
    followFonts(reporter: Reporter): void {
      if (!isDeveloping()) return;
      // One run at a time, as they write the same files.
      following = following
        .then(() => subsetFonts(reporter))
        .then(() => writeFontStyles(fonts, publicFolder))
        // A file may go while it is read.
        .catch((error: unknown) => {
          reporter.warn(String(error));
        });
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
      await writeSharePictures(folder, path.join(root, 'content'), site.content);
    },
  };
}

const isDeveloping = () => process.env['NODE_ENV'] === 'development';

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
