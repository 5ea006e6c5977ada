import { startTransition, useEffect, useState } from 'react';
import { searchChanged } from './search';

/** Returns the query of the URL and follows its changes. Empty on the server. It changes in a transition, for large updates. */
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
