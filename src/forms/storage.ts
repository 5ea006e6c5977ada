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
