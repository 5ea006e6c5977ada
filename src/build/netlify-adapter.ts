import type { AdapterInit } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/**
 * gatsby-adapter-netlify 1.4.0 writes headers for every path that ours would contradict.
 *
 * Gives Netlify's adapter with Gatsby's headers for files of their own alone, which browsers keep for ever. What holds for every
 * path stands in src/build/headers-and-redirects.ts, once: a header that two rules give can be sent twice and then counts as invalid.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = netlify();
  return {
    ...adapter,
    adapt: ({ headerRoutes, ...rest }) =>
      adapter.adapt({ ...rest, headerRoutes: headerRoutes.filter(({ path }) => path !== '/*') }),
  };
};
