/**
 * Patch of @emailjs/browser 4.4.1, which reads `localStorage` while it loads, before it can be given a storage of ours.
 *
 * Runs an import of a library that reads `localStorage` at the top level. If storage is blocked, reading it throws. So `localStorage` is
 * undefined until the import has finished.
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
