/**
 * Replaces the path in the address with the page's own (`window.pagePath`, Gatsby's inline script). Hosts serve a page under other
 * spellings too, such as `/career.html` or `/support//faq`. Gatsby's own repair runs later, and skips addresses that fit the `matchPath` of
 * another page, such as `/fr/*`. A 404 page has no path of its own, so its address only becomes one that Gatsby can decode.
 */
export function restorePagePath(): void {
  const url = new URL(window.location.href);
  const { pagePath } = window as { pagePath?: string };
  const isShared = pagePath === undefined || /\/404(\.html)?$/.test(pagePath);
  url.pathname = isShared ? decodable(url.pathname) : pagePath;
  if (url.href !== window.location.href) history.replaceState(history.state, '', url);
}

/**
 * Returns the path with `％` for each `%` that Gatsby could not decode, or would decode to a part of an address: `/career%2f` and
 * `/career%3F` would lead to another page than the server sent. Letters of other scripts and spaces stay.
 */
function decodable(path: string): string {
  const plain = path.replace(/%(?!20|[89a-f][\da-f])/gi, '％');
  try {
    decodeURI(plain);
    return plain;
  } catch {
    return plain.replaceAll('%', '％');
  }
}
