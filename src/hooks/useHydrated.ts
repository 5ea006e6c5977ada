import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tells whether the page is hydrated: false on the server and in the first render of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
