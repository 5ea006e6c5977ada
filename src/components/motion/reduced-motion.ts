import { useSyncExternalStore } from 'react';
import { followMedia } from '../../lib/follow-media';

const query = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor prefers reduced motion. Only for effects and events, because the server has no `matchMedia`. */
export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

/** The same as a hook, for rendering. False on the server. It follows changes of the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

const subscribe = (onChange: () => void) => followMedia([query], onChange);
