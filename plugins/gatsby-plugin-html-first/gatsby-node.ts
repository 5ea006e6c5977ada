import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { restoreData, writeBrowserData } from './src/build/browser-data';
import { inlineScripts } from './src/build/inline-scripts';
import type { HtmlFirstOptions } from './src/build/options';
import { readPageScripts, type PageScripts } from './src/build/page-scripts';
import { rewritePages } from './src/build/rewrite-pages';
import { sourceFolder } from './src/source-folder';

const publicFolder = path.resolve('public');

let scripts: PageScripts = {};

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    head: Joi.string(),
    body: Joi.string(),
    pages: Joi.array().items(Joi.string()).default(['src/pages', 'src/templates']),
    data: Joi.function().default(() => () => ({})),
    jsonFields: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { actions, plugins, stage },
  options,
) => {
  const own = options as unknown as HtmlFirstOptions;
  const define = plugins.define as (values: Record<string, string>) => unknown;
  const replace = plugins.normalModuleReplacement as (found: RegExp, by: string) => unknown;
  const isHtml = stage === 'build-html' || stage === 'develop-html';
  const isBrowser = stage === 'build-javascript';
  const inlined = isHtml ? await inlineScripts(own) : undefined;
  actions.setWebpackConfig({
    module: {
      rules: htmlOnlyRules(
        own.pages.map((folder) => path.resolve(folder)),
        stage,
      ),
    },
    plugins: [
      ...(inlined ? [define({ __INLINE_SCRIPTS__: JSON.stringify(inlined) })] : []),
      ...(isBrowser ? [replace(matchPaths, source('browser/match-paths.ts')), collectScripts] : []),
    ],
  });
};

const collectScripts = readPageScripts((found) => (scripts = found));

/** Gatsby's own list, in its entry. */
const matchPaths = /^\$virtual\/match-paths\.json$/;

const source = (file: string) => path.join(sourceFolder, file);

/** Removes `*.static.tsx` and `Head` from browser bundles. The dev server keeps them. */
function htmlOnlyRules(pages: readonly string[], stage: string) {
  if (!stage.startsWith('build-')) return [];
  const loader = (file: string) => source(`build/${file}`);
  const inBrowser = stage === 'build-javascript';
  const parts = {
    test: /\.static\.tsx$/,
    resourceQuery: { not: /rendered/ },
    use: [{ loader: loader('static-parts.cjs'), options: { inBrowser } }],
  };
  const head = { include: pages, use: [loader('head-in-html.cjs')] };
  return inBrowser ? [parts, head] : [parts];
}

export const onPreInit: GatsbyNode['onPreInit'] = () => restoreData(publicFolder);

export const onPostBuild: GatsbyNode['onPostBuild'] = async (_, options) => {
  const { data } = options as unknown as HtmlFirstOptions;
  await rewritePages(publicFolder);
  await writeBrowserData(publicFolder, scripts, data);
};
