/** Names of the events that the document gets: once when React has hydrated the page, and when the page gives up waiting for that. */
export const pageEvents = { hydrated: 'hydrated', scriptsLost: 'scriptslost' } as const;

/** Marks the page as hydrated, also where load-scripts.ts had given up; clicks that were held are replayed. */
export function markHydrated(): void {
  Object.assign(document.documentElement.dataset, { hydrated: '', scripting: 'on' });
  document.dispatchEvent(new Event(pageEvents.hydrated));
}

/** Calls back once the page is seen: at once, or when the browser shows a page that it had prerendered. */
export function whenShown(callback: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
