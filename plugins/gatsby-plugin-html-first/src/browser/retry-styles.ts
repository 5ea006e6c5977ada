/** Delays in milliseconds before a failed script or style sheet is requested again. */
export const retryDelays = [1000, 4000];

/**
 * Requests a style sheet again that fails to load. The styles of a page after its first screen come in one file, and React takes them for
 * inserted (emotion.ts), so nothing else would.
 */
export function retryStyles(): void {
  let tries = 0;
  // The error of a resource does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const delay = retryDelays[tries];
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || !delay) return;
      tries += 1;
      setTimeout(() => target.replaceWith(target.cloneNode()), delay);
    },
    { capture: true },
  );
}
