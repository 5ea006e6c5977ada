import { useEffect, useSyncExternalStore } from 'react';
import type { Late, LateState } from '../lib/late';

const coming: LateState<never> = { late: false };

/** Takes a part of the page and whether it is wanted, which fetches it; gives how far it is. */
export function useLate<T>(part: Late<T>, wanted = false): LateState<T> {
  useEffect(() => {
    if (wanted) void part.want();
  }, [part, wanted]);
  return useSyncExternalStore<LateState<T>>(part.subscribe, part.state, () => coming);
}
