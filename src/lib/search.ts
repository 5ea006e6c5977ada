import { changeAddress } from '../../plugins/gatsby-plugin-html-first/src/browser/change-address';

/** The event that the window gets when the query has changed without a navigation. */
export const searchChanged = 'searchchange';

interface Options {
  /** Replace the current history entry instead of adding one. */
  replace?: boolean;
  /** The `history.state` of the entry. */
  note?: object;
}

/** Sets the query of the URL, such as '?image=logo' or ''. The page and its scroll position stay. Read it by `currentSearch`. */
export function setSearch(search: string, { replace = false, note = {} }: Options = {}): void {
  const url = new URL(window.location.href);
  url.search = search;
  const state = { ...(window.history.state as object | null), ...note };
  changeAddress(replace ? 'replaceState' : 'pushState', url, state);
  dispatchEvent(new Event(searchChanged));
}

/** Returns a query with these parameters set, and those that are undefined removed. */
export function withParameters(
  search: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Returns the package that the query names (`?package=pro`), if it is one of these. */
export function packageInQuery<Package extends { readonly slug: string }>(
  search: URLSearchParams,
  packages: readonly Package[],
): Package | undefined {
  return packages.find(({ slug }) => slug === search.get('package'));
}
