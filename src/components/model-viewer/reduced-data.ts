import { useSyncExternalStore } from 'react';

// eslint-disable-next-line compat/compat -- undefined where it is not known
const connection = () => navigator.connection;
const query = () => matchMedia('(prefers-reduced-data: reduce)');

/** Returns whether the visitor saves data or has a slow connection. */
export function savesData(): boolean {
  const known = connection();
  return known?.saveData === true || /2g$/.test(known?.effectiveType ?? '') || query().matches;
}

/** The same as a hook, for rendering. False on the server. */
export function useSavesData(): boolean {
  return useSyncExternalStore(subscribe, savesData, () => false);
}

function subscribe(onChange: () => void) {
  const sources: (EventTarget | undefined)[] = [connection(), query()];
  for (const source of sources) source?.addEventListener('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener('change', onChange);
  };
}
