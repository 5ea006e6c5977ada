import { changeAddress } from './change-address';

/** The page's own path: Gatsby's inline script, which page.ts puts first. */
const ownPath = () => (window as { pagePath?: string }).pagePath;

/** A 404 page has no path of its own. */
const isShared = (path: string | undefined): path is undefined =>
  path === undefined || /\/404(\.html)?$/.test(path);

/** Returns the path that hosts take for the same: `/support//faq`, `/career%2f`, `/Career.html` and `/index`. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(\/|%2f)+/g, '/')
    .replace(/(\/(index)?)?(\.html)?$/, '');

/**
 * Returns whether the address is the page's own, in a spelling that hosts accept. That of a copy in a mirror, an archive or behind a proxy
 * is another, and leads to the copy only as it is.
 */
export function isAtOwnPath(): boolean {
  const path = ownPath();
  return isShared(path) || plain(encodeURI(path)) === plain(location.pathname);
}

/**
 * Replaces another spelling of the page's path in the address, such as `/career.html`, with the page's own. Gatsby's own repair runs later,
 * and skips addresses that fit the `matchPath` of another page, such as `/fr/*`. The address of a 404 page only becomes one that Gatsby can
 * decode.
 */
export function restorePagePath(): void {
  const url = new URL(window.location.href);
  const path = ownPath();
  url.pathname = isShared(path) ? decodable(url.pathname) : path;
  if (url.href !== window.location.href) changeAddress('replaceState', url);
}

/**
 * Returns the path with `％` for each `%` that Gatsby could not decode, or would decode to a part of an address: `/career%2f` and
 * `/career%3F` would lead to another page than the server sent. Letters of other scripts and spaces stay.
 */
function decodable(path: string): string {
  const text = path.replace(/%(?!20|[89a-f][\da-f])/gi, '％');
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll('%', '％');
  }
}
