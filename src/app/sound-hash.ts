/**
 * Takes a hash that is no valid encoding (`#50%`) out of the address, now and whenever the address changes: Gatsby decodes it
 * to scroll there, and the whole page goes down with the exception.
 */
export function keepHashSound(): void {
  dropBrokenHash();
  // Before Gatsby's own listener, which is added when the page is rendered.
  addEventListener('popstate', dropBrokenHash);
}

function dropBrokenHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}
