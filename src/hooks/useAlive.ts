import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Tells whether scripts have taken over the page: false on the server, for what would do nothing before that. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
