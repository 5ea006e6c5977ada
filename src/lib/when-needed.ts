/** How far below the screen something is when it is fetched. */
const margin = '600px';

/** Takes an id; resolves when the element with it comes near the screen, or at once if there is no such element. */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || !('IntersectionObserver' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}

/** Milliseconds before a failed download is tried again; after some tries the longest goes on. */
const pauses = [500, 2000, 5000, 10_000] as const;

/** Takes what fetches code; tries until it succeeds, as a bad signal comes back and the page is of use until then. */
export async function persist<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      const pause = pauses[Math.min(tries, pauses.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
