import type { PageProps } from 'gatsby';

type Loaded = Pick<PageProps, 'pageResources'>;

/**
 * Checks that the data which Gatsby loaded are those of the page. A wrong cache may answer with others, and React would put another page,
 * or nothing, in the place of what the visitor reads.
 * @throws if they are not.
 */
export function assertOwnPage({ pageResources }: Loaded): void {
  const { pagePath } = window as { pagePath?: string };
  const { path } = pageResources.page as { path: string };
  if (pagePath !== undefined && bare(path) !== bare(pagePath))
    throw new Error(`The data of ${path} came for ${pagePath}`);
}

/** Gatsby has the page `/404` also as `/404.html`, and adds the query of the address. */
const bare = (path: string) => path.replace(/\?.*$/, '').replace(/\.html$/, '');
