/**
 * Patch of @emailjs/browser 4.4.1, which reads `localStorage` while it loads, before it can be given a storage of ours.
 *
 * Takes what loads a library that looks for `localStorage` while it loads. Where storage is blocked that would throw, so there it
 * finds none, for as long as it loads.
 */
export async function withoutBlockedStorage<T>(load: () => Promise<T>): Promise<T> {
  if (!isBlocked()) return load();
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  try {
    return await load();
  } finally {
    if (before) Object.defineProperty(window, 'localStorage', before);
  }
}

function isBlocked(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}
