import { useSyncExternalStore } from 'react';

const changed = 'searchchange';

/** Gives the query of the address, and follows it; empty on the server. */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/**
 * Takes a query and what to note in the history entry; writes a new entry, or over the present one. Gatsby's own navigation
 * would scroll to the top; its key is kept, so that it finds the place on the page again when the visitor goes back.
 */
export function setSearch(
  search: string,
  { replace = false, note = {} }: { replace?: boolean; note?: object } = {},
): void {
  const { pathname, hash } = window.location;
  const state = { ...(window.history.state as object | null), ...note };
  window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search + hash);
  window.dispatchEvent(new Event(changed));
}
