const memory = new Map<string, string>();

/** What is kept on this device. Where the browser refuses to keep it, it lasts as long as the page. Never throws. */
export const storage = {
  get(key: string): string | null {
    try {
      return memory.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },

  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing is kept, so nothing has to go.
    }
  },
};

/**
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
