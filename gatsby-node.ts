import type { GatsbyNode } from 'gatsby';
import { writePolicies } from './plugins/gatsby-plugin-static-host/src/policy';
import { pageCollections, type PageCollection } from './src/content/entry-paths';
import { sitePages } from './src/routes/pages';
import { plannedRedirects } from './src/build/redirects';
import { gatsbyHooks } from './src/build/gatsby-hooks';
import { policyDirectives } from './src/build/policy-directives';

const hooks = gatsbyHooks(__dirname);

/** Gatsby's type of `graphql` knows nothing of the query. */
type Graphql = (query: string) => Promise<{
  data?: Record<PageCollection, { nodes: { slug: string }[] }>;
  errors?: Error;
}>;

/** Creates every page in every language, and the redirects. The components are in src/routes. */
export const createPages: GatsbyNode['createPages'] = async (tools) => {
  const { actions, reporter } = tools;
  const { data, errors } = await (tools.graphql as Graphql)(`
    query Slugs {
      services: allService(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
      portfolio: allStudy(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
      products: allProduct(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
      legal: allLegalPage(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The pages cannot be listed', errors);
    return;
  }
  const slugs = Object.fromEntries(
    pageCollections.map((name) => [name, data[name].nodes.map(({ slug }) => slug)]),
  );
  for (const { component, ...page } of sitePages(slugs))
    actions.createPage({ ...page, component: `${__dirname}/src/routes/${component}` });
  for (const { from, to } of plannedRedirects())
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  hooks.followFonts(reporter);
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) =>
  hooks.prepare(reporter);
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) =>
  hooks.configureWebpack(args);
export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await hooks.finish();
  // Again, as `finish` runs after all plugins and changes the HTML.
  await writePolicies('public', policyDirectives(process.env));
};
