import { deleteExpiredDrafts } from './draft';
import { deleteExpiredAttempts } from './ledger';

/** Deletes what the forms have kept for longer than a day (content/legal/cookie-policy.yaml). */
export function deleteExpired(): void {
  deleteExpiredDrafts();
  void deleteExpiredAttempts();
}
