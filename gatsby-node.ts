import type { GatsbyNode } from 'gatsby';
import { buildSite } from './src/build/gatsby-hooks';

const site = buildSite(__dirname);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  site.prepare(reporter);
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  site.defineTypes(actions);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => site.createNodes(args);
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => site.followNode(args);
export const createPages: GatsbyNode['createPages'] = (args) => site.createPages(args);
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = (args) =>
  site.createSinglePages(args);
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  site.configureWebpack(args);
export const onPostBuild: GatsbyNode['onPostBuild'] = () => site.finish();
