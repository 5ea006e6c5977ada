import { markLost } from './page-events';

/** A page as Gatsby has loaded it. */
export interface LoadedPage {
  page: { path: string };
}

/**
 * Checks that the page which Gatsby loaded is that of the HTML. A wrong cache may answer with another. Gatsby's router would then find no
 * page for the address and render nothing in the place of what the visitor reads.
 * @throws if it is another. The page stays as it was built.
 */
export function assertOwnPage(loaded: LoadedPage | undefined): void {
  const { pagePath } = window as { pagePath?: string };
  if (pagePath === undefined) return;
  if (loaded && bare(loaded.page.path) === bare(pagePath)) return;
  markLost();
  throw new Error(
    `Expected the data of ${pagePath}, got that of ${loaded?.page.path ?? 'no page'}`,
  );
}

/** Gatsby has the page `/404` also as `/404.html`, and adds the query of the address. */
const bare = (path: string) => path.replace(/\?.*$/, '').replace(/\.html$/, '');
