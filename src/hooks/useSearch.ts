import { useSyncExternalStore } from 'react';
import { searchChanged } from '../lib/search';

function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange);
  addEventListener(searchChanged, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(searchChanged, onChange);
  };
}

/** Returns the query of the address and follows it; empty on the server, which builds one page for every query. */
export function useSearch(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}
