import type { AdapterInit, IRedirectRoute, RoutesManifest } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/**
 * Returns Netlify's adapter with two changes: it writes no headers for all paths, as the plugin writes these, and what is not found
 * answers 404.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = netlify();
  return {
    ...adapter,
    adapt: ({ headerRoutes, routesManifest, ...rest }) =>
      adapter.adapt({
        ...rest,
        // A header from two rules can be sent twice, which makes it invalid.
        headerRoutes: headerRoutes.filter(({ path }) => path !== '/*'),
        routesManifest: withNotFound(routesManifest),
      }),
  };
};

/**
 * Adds the routes that answer 404. Gatsby's `createRedirect` cannot: its rule would come after that of the page, which answers 200, and
 * the host uses the first rule that matches.
 */
export function withNotFound(routes: RoutesManifest): RoutesManifest {
  return [
    // Files that are not pages.
    { ...notFound('/404', '/404.html'), force: true },
    { ...notFound('/_gatsby/slices/*', '/404.html'), force: true },
    ...routes.flatMap((route) =>
      route.type === 'static' &&
      route.filePath.endsWith('/404/index.html') &&
      splat.test(route.path)
        ? // The adapter moves the page to this address.
          [notFound(route.path, route.path.replace(splat, '/[...].html')), route]
        : [route],
    ),
  ];
}

/** The end of the path of a page with a `matchPath` such as `/fr/*`. */
const splat = /\/\*\/?$/;

const notFound = (path: string, toPath: string): IRedirectRoute => ({
  type: 'redirect',
  path,
  toPath,
  status: 404,
  headers: [],
});
