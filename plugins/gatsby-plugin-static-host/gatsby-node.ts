import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { restoreMovedFiles, type MovedPage } from './src/moved-files';
import { siteOfMetadata, type StaticHostOptions } from './src/options';
import { writeHostFiles } from './src/write-host-files';

/** README.md describes the options. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    indexed: Joi.boolean().default(true),
    query: Joi.string().default('{ site { siteMetadata { siteUrl title } } }'),
    resolveSite: Joi.function().default(() => siteOfMetadata),
    directives: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).default({}),
    scripts: Joi.function().default(() => () => []),
    headers: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
    manifest: Joi.object().unknown(),
    licensed: Joi.array().items(Joi.string()).default([]),
  });

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) =>
  restoreMovedFiles(path.resolve('public'), getNodesByType('SitePage') as (Node & MovedPage)[]);

export const onPostBuild: GatsbyNode['onPostBuild'] = (build, options) =>
  writeHostFiles(process.cwd(), build, options as unknown as StaticHostOptions);
