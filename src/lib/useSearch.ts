import { startTransition, useEffect, useState } from 'react';
import { currentSearch } from '../../plugins/gatsby-plugin-html-first/src/browser/change-address';
import { searchChanged } from './search';

/** Returns the query of the URL and follows its changes. Empty on the server. It changes in a transition, for large updates. */
export function useSearch(): URLSearchParams {
  const [search, setSearch] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(currentSearch()));
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
