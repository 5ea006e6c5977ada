import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the visitor prefers reduced motion. Only for effects and events, because the server has no `matchMedia`. */
export function prefersReducedMotion(): boolean {
  return query().matches;
}

/** The same as a hook, for rendering. False on the server. It follows changes of the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
