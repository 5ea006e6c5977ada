/** Events of the document: React has hydrated the page, or the page gave up waiting for that. */
export const pageEvents = { hydrated: 'hydrated', scriptsLost: 'scriptslost' } as const;

/** Marks the page as hydrated, also after load-scripts.ts gave up. Held clicks are then replayed. */
export function markHydrated(): void {
  Object.assign(document.documentElement.dataset, { hydrated: '', scripting: 'on' });
  document.dispatchEvent(new Event(pageEvents.hydrated));
}

/** Calls back when the page is shown: at once, or when a prerendered page is activated. */
export function whenShown(callback: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
