/**
 * Takes a hash that is no valid encoding (`#50%`) out of the address, now and whenever the address changes: Gatsby decodes it
 * to scroll there, and the whole page goes down with the exception. To be called before Gatsby's scripts are there: its
 * router reads the address when it is loaded, and its listener has to come after ours.
 */
export function dropBrokenHashes(): void {
  dropBrokenHash();
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
