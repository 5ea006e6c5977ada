import { withTimeout } from './with-timeout';

/** Timeout in milliseconds for a chunk (gatsby-node.ts). */
export const chunkTimeoutMs = 20_000;

/** Delays in milliseconds before a failed import is tried again. */
const retryDelays = [500, 2000] as const;

/**
 * Imports a module, with retries. Rejects after the last try or the timeout: on a bad connection, or if a new deploy has removed the
 * file.
 */
export function importWithRetry<T>(load: () => Promise<T>, timeoutMs?: number): Promise<T> {
  return timeoutMs === undefined ? tryAgain(load) : withTimeout(tryAgain(load), timeoutMs);
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
