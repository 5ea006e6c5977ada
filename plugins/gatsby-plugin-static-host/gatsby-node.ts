import path from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { restoreMovedFiles, type MovedPage } from './src/moved-files';
import { siteOfMetadata, type StaticHostOptions } from './src/options';
import { writeHostFiles } from './src/write-host-files';

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    indexed: Joi.boolean().default(true).description('Whether search engines may list the site.'),
    query: Joi.string()
      .default('{ site { siteMetadata { siteUrl title } } }')
      .description('GraphQL query for resolveSite.'),
    resolveSite: Joi.function()
      .default(() => siteOfMetadata)
      .description('Maps the data of the query to the facts of the site.'),
    directives: Joi.object()
      .pattern(Joi.string(), Joi.array().items(Joi.string()))
      .default({})
      .description('More sources for the Content-Security-Policy, by directive.'),
    headers: Joi.object()
      .pattern(Joi.string(), Joi.string())
      .default({})
      .description('More headers for all paths, or other values of the default ones.'),
    manifest: Joi.object()
      .unknown()
      .description('Members of manifest.webmanifest except the name.'),
    licensed: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Packages that reach browsers, but are in no source map, such as fonts.'),
  });

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ getNodesByType }) =>
  restoreMovedFiles(path.resolve('public'), getNodesByType('SitePage') as (Node & MovedPage)[]);

export const onPostBuild: GatsbyNode['onPostBuild'] = (build, options) =>
  writeHostFiles(process.cwd(), build, options as unknown as StaticHostOptions);
