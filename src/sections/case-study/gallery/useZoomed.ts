import { useSyncExternalStore } from 'react';

/** Returns whether the visitor has pinch-zoomed in. */
export function useZoomed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.05,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
