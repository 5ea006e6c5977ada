/** Milliseconds after which the bundle takes a download that hangs for a failed one (src/build/gatsby-hooks.ts). */
export const chunkTimeoutMs = 20_000;

/** Milliseconds before a download that failed is tried again. */
const retryDelays = [500, 2000] as const;

/**
 * Returns the code, after a few tries if need be. Rejects when they have failed or the time is over: on a bad line, or where a new deploy
 * has taken the address away.
 */
export function importWithRetry<T>(load: () => Promise<T>, timeoutMs?: number): Promise<T> {
  if (timeoutMs === undefined) return tryAgain(load);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('code that is needed does not come')),
      timeoutMs,
    );
    void tryAgain(load)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function tryAgain<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of retryDelays) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
