import type { GatsbyNode } from 'gatsby';
import { buildSite } from './src/gatsby/build';

const site = buildSite(__dirname);

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  site.prepare(reporter);
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  site.defineTypes(actions);
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => site.createNodes(args);
export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => site.followChange(args);
export const createPages: GatsbyNode['createPages'] = ({ actions }) => site.createPages(actions);
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  loaders,
  plugins,
  stage,
}) => actions.setWebpackConfig(site.webpackConfig(plugins, loaders, stage));
export const onPostBuild: GatsbyNode['onPostBuild'] = () => site.finish();
