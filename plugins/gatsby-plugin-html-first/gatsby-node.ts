import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { inlineScripts } from './src/build/inline-scripts';
import type { HtmlFirstOptions } from './src/build/options';
import { rewritePages } from './src/build/rewrite-pages';
import { sourceFolder } from './src/source-folder';

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    head: Joi.string(),
    body: Joi.string(),
    pages: Joi.array().items(Joi.string()).default(['src/pages', 'src/templates']),
    jsonFields: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { actions, plugins, stage },
  options,
) => {
  const { pages, ...inline } = options as unknown as HtmlFirstOptions;
  const define = plugins.define as (values: Record<string, string>) => unknown;
  const isHtml = stage === 'build-html' || stage === 'develop-html';
  const scripts = isHtml ? await inlineScripts(inline) : undefined;
  actions.setWebpackConfig({
    module: {
      rules: htmlOnlyRules(
        pages.map((folder) => path.resolve(folder)),
        stage,
      ),
    },
    plugins: scripts ? [define({ __INLINE_SCRIPTS__: JSON.stringify(scripts) })] : [],
  });
};

/** Removes `*.static.tsx` and `Head` from browser bundles. The dev server keeps them. */
function htmlOnlyRules(pages: readonly string[], stage: string) {
  if (!stage.startsWith('build-')) return [];
  const loader = (file: string) => path.join(sourceFolder, 'build', file);
  const inBrowser = stage === 'build-javascript';
  const parts = {
    test: /\.static\.tsx$/,
    resourceQuery: { not: /rendered/ },
    use: [{ loader: loader('static-parts.cjs'), options: { inBrowser } }],
  };
  const head = { include: pages, use: [loader('head-in-html.cjs')] };
  return inBrowser ? [parts, head] : [parts];
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => rewritePages(path.resolve('public'));
