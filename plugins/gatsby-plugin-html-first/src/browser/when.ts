/**
 * Returns whether the page comes from a host. A copy that a visitor saved (`file:`) is read without scripts, as its addresses lead nowhere.
 */
export const isServed = (): boolean => /^https?:$/.test(location.protocol);

/** Calls back when the browser has the whole HTML. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', callback, { once: true });
  else callback();
}

/** Calls back when everything that the HTML names has loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/** TypeScript's DOM library lacks it. */
type MaybePrerendering = Document & { readonly prerendering?: boolean };

/** Calls back when the page is shown: at once, or when a prerendered page is activated. */
export function whenShown(callback: () => void): void {
  if ((document as MaybePrerendering).prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Calls back when the browser has nothing else to do, and at the latest after two seconds. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

/** Calls back after the browser has painted what it is about to paint. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
