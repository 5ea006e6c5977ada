/** How many milliseconds a toast is shown, and the keys that focus it (docs/requirements.md#timing). */
export const toastSettings = {
  duration: 5000,
  hotkey: { modifier: 'altKey', code: 'KeyT' },
} as const;

const eventName = 'studio:toast';

/** Shows a toast and announces it. */
export function showToast(text: string): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: text }));
}

/** Subscribes to toasts. Returns the function that unsubscribes. */
export function onToast(show: (text: string) => void): () => void {
  const listener = (event: Event) => show((event as CustomEvent<string>).detail);
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
