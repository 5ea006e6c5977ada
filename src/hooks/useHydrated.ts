import { startTransition, useEffect, useState } from 'react';

/**
 * Returns whether the page is hydrated: false on the server and in the first render. It changes in a transition, because one update with
 * hydration would be a long task.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
