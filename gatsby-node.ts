import type { GatsbyNode } from 'gatsby';
import { gatsbyHooks } from './src/build/gatsby-hooks';

const hooks = gatsbyHooks(__dirname);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  hooks.prepare(reporter);
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  hooks.defineTypes(actions);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => hooks.createNodes(args);
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => hooks.followNode(args);
export const createPages: GatsbyNode['createPages'] = (args) => hooks.createPages(args);
// Pages of entries come and go with the content, so `createPages` runs again after each change and deletes what it did not create. The
// other pages never change, so they are created once.
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = (args) =>
  hooks.createSinglePages(args);
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  hooks.configureWebpack(args);
export const onPostBuild: GatsbyNode['onPostBuild'] = () => hooks.finish();
