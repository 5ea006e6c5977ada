import { useSyncExternalStore } from 'react';

const changed = 'searchchange';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(changed, onChange);
  };
}

/** Gives the query of the address and follows it; empty on the server, which builds one page for every query. */
export function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

interface Options {
  /** Write over the present history entry instead of adding a step that Back undoes. */
  replace?: boolean;
  /** What to remember with the entry, as `history.state`. */
  note?: object;
}

/**
 * Takes a query like '?type=contract' or ''; puts it into the address. The page stays where it is, unlike after `navigate`,
 * which scrolls to the top; Gatsby's key is kept, so that it finds the place on the page again when the visitor goes back.
 */
export function setSearch(search: string, { replace = false, note = {} }: Options = {}): void {
  const { pathname, hash } = window.location;
  const state = { ...(window.history.state as object | null), ...note };
  window.history[replace ? 'replaceState' : 'pushState'](state, '', pathname + search + hash);
  dispatchEvent(new Event(changed));
}
