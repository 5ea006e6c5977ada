import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { readBundle, type Bundle } from './src/bundle';
import { restoreMovedFiles, type MovedPage } from './src/moved-files';
import { siteOfMetadata, type StaticHostOptions } from './src/options';
import { filesIn, prune, unpark } from './src/prune';
import { writeHostFiles } from './src/write-host-files';

const publicFolder = path.resolve('public');

/** Gatsby's scripts ask for the first. The next build compares the others with its own. */
const gatsbyFiles = ['page-data/app-data.json', '_gatsby', 'chunk-map.json', 'webpack.stats.json'];

let bundle: Bundle = { files: [], packages: [] };

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    closed: Joi.string(),
    query: Joi.string().default('{ site { siteMetadata { siteUrl title } } }'),
    resolveSite: Joi.function().default(() => siteOfMetadata),
    directives: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
    scripts: Joi.function().default(() => () => []),
    headers: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
    manifest: Joi.object().unknown(),
    licensed: Joi.array().items(Joi.string()).default([]),
    kept: Joi.array().items(Joi.string()).default([]),
  });

export const onPreInit: GatsbyNode['onPreInit'] = () => unpark(publicFolder);

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) =>
  restoreMovedFiles(publicFolder, getNodesByType('SitePage') as (Node & MovedPage)[]);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage !== 'build-javascript') return;
  const reading = readBundle(process.cwd(), (found) => (bundle = found));
  // Source maps have the paths of this machine, and would be most of the scripts.
  actions.setWebpackConfig({ devtool: false, plugins: [reading] });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (build, options) => {
  const own = options as unknown as StaticHostOptions;
  const pages = build.getNodesByType('SitePage') as (Node & MovedPage)[];
  const digests = build.getNodesByType('File').map(({ internal }) => internal.contentDigest);
  // First, as pages of earlier builds have scripts that nobody knows any more.
  await prune({
    publicFolder,
    pages: pages.map((page) => page.path),
    kept: [...gatsbyFiles, ...bundle.files, ...(await filesIn('static')), ...own.kept],
    digests: new Set(digests),
  });
  await writeHostFiles(process.cwd(), build, own, bundle.packages);
};
