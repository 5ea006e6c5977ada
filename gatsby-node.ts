import type { GatsbyNode } from 'gatsby';
import { writePolicies } from './plugins/gatsby-plugin-static-host/src/policy';
import { gatsbyHooks } from './src/build/gatsby-hooks';
import { policyDirectives } from './src/build/policy-directives';

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
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await hooks.finish();
  // Again, as `finish` runs after all plugins and changes the HTML.
  await writePolicies('public', policyDirectives(process.env));
};
