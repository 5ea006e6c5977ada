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

/**
 * Takes a query like '?type=contract' or ''; puts it into the address as a step that Back undoes. The page stays where it is,
 * unlike after `navigate`, which scrolls to the top.
 */
export function pushSearch(search: string): void {
  window.history.pushState(window.history.state, '', `${window.location.pathname}${search}`);
  dispatchEvent(new Event(changed));
}
