import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AdapterInit, IRedirectRoute, RoutesManifest } from 'gatsby';
import netlify from 'gatsby-adapter-netlify';

/**
 * Returns Netlify's adapter with three changes: it writes no headers for all paths, as the plugin writes these, what is not found answers
 * 404, and the host's cache brings no code back.
 */
export const netlifyAdapter: AdapterInit = () => {
  const adapter = netlify();
  const { cache } = adapter;
  return {
    ...adapter,
    ...(cache && {
      cache: { ...cache, restore: (args) => keepCompiled(async () => cache.restore(args)) },
    }),
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
 * Gatsby compiles `gatsby-config.ts` and `gatsby-node.ts` before it restores the cache of the host, which replaces them by those of an
 * earlier build. So this puts them back.
 */
export async function keepCompiled<Result>(
  restore: () => Promise<Result>,
  compiled = '.cache/compiled',
): Promise<Result> {
  if (!existsSync(compiled)) return restore();
  const copy = await mkdtemp(path.join(tmpdir(), 'compiled-'));
  await cp(compiled, copy, { recursive: true });
  const result = await restore();
  await rm(compiled, { recursive: true, force: true });
  await cp(copy, compiled, { recursive: true });
  await rm(copy, { recursive: true });
  return result;
}

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
