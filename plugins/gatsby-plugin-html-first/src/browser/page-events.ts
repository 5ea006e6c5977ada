/** Events of the document: React has hydrated the page, or the page gave up waiting for that. */
export const pageEvents = { hydrated: 'hydrated', scriptsLost: 'scriptslost' } as const;

/** Marks the page as hydrated, also after load-scripts.ts gave up. Held clicks are then replayed. */
export function markHydrated(): void {
  Object.assign(document.documentElement.dataset, { hydrated: '', scripting: 'on' });
  document.dispatchEvent(new Event(pageEvents.hydrated));
}
