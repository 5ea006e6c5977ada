import { startTransition, useEffect, useState } from 'react';
import { searchChanged } from '../lib/search';

/**
 * Returns the query of the address and follows it; empty on the server, which builds one page for every query. It changes in a
 * transition, since a whole page hangs on it.
 */
export function useSearch(): URLSearchParams {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(window.location.search));
    follow();
    addEventListener('popstate', follow);
    addEventListener(searchChanged, follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener(searchChanged, follow);
    };
  }, []);
  return new URLSearchParams(search);
}
