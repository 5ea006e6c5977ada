import { changeAddress } from './change-address';

/**
 * Removes a hash with an invalid encoding (`#50%`) from the address, now and after each change. Gatsby decodes the hash to scroll there,
 * and the exception would break the page. Call it before Gatsby's scripts run, so that this listener comes first.
 */
export function dropBrokenHashes(): void {
  dropBrokenHash();
  addEventListener('popstate', dropBrokenHash);
}

function dropBrokenHash(): void {
  const url = new URL(window.location.href);
  try {
    decodeURI(url.hash);
  } catch {
    url.hash = '';
    changeAddress('replaceState', url);
  }
}
