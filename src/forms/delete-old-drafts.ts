import { importWithRetry } from '../lib/import-with-retry';

/**
 * Deletes old drafts on every page, as their form may never be opened again. The code is imported only if something is stored.
 */
export function deleteOldDrafts(): void {
  try {
    const isStored = Object.keys(localStorage).some((key) => key.startsWith('draft:'));
    if (!isStored) return;
    // If the import fails, the next page tries again.
    void importWithRetry(() => import('./draft')).then(
      ({ deleteExpiredDrafts }) => deleteExpiredDrafts(),
      () => undefined,
    );
  } catch {
    // Blocked storage holds nothing.
  }
}
