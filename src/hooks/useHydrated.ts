import { startTransition, useEffect, useState } from 'react';

/**
 * Tells whether the page is hydrated: false on the server and in the first render of the browser. It changes in a transition: as part
 * of hydration all that hangs on it would be one long task.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
