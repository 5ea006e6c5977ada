import type { AdapterInit } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/**
 * gatsby-adapter-netlify 1.4.0 writes headers for every path that ours would contradict.
 *
 * Returns Netlify's adapter, with Gatsby's headers for immutable files only. Headers for all paths are in
 * src/build/headers-and-redirects.ts: a header from two rules can be sent twice, which makes it invalid.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = netlify();
  return {
    ...adapter,
    adapt: ({ headerRoutes, ...rest }) =>
      adapter.adapt({ ...rest, headerRoutes: headerRoutes.filter(({ path }) => path !== '/*') }),
  };
};
