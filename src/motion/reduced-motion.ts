import { useSyncExternalStore } from 'react';

const wish = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Returns whether the visitor prefers reduced motion. Only for effects, as the server does not know. */
export function prefersReducedMotion(): boolean {
  return wish().matches;
}

/** The same for rendering: false on the server, and it follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

function subscribe(onChange: () => void) {
  const list = wish();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
