import { importWithRetry } from '../lib/import-with-retry';

/**
 * Lets old drafts go even if their form is never seen again. Most visitors have none, so the code for it is fetched only
 * where something is kept.
 */
export function deleteOldDrafts(): void {
  try {
    const kept = Object.keys(localStorage).some((key) => /^draft:|^sent$/.test(key));
    if (!kept) return;
    // If the code does not come, the next page tries again.
    void importWithRetry(() => import('../forms/delete-expired')).then(
      ({ deleteExpired }) => deleteExpired(),
      () => undefined,
    );
  } catch {
    // Where storage is refused nothing is kept.
  }
}
