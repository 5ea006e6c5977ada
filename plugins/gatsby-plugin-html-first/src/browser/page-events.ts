/** Events of the document: React has hydrated the page, or the page gave up waiting for that. */
export const pageEvents = { hydrated: 'hydrated', scriptsLost: 'scriptslost' } as const;

/** Marks the page as hydrated, also after load-scripts.ts gave up. Held clicks are then replayed. */
export function markHydrated(): void {
  Object.assign(document.documentElement.dataset, { hydrated: '', scripting: 'on' });
  document.dispatchEvent(new Event(pageEvents.hydrated));
}

/** Marks the page as one whose scripts will not run, or have failed. It offers what works without them. */
export function markLost(): void {
  const { dataset } = document.documentElement;
  delete dataset['hydrated'];
  dataset['scripting'] = 'lost';
  document.dispatchEvent(new Event(pageEvents.scriptsLost));
}
