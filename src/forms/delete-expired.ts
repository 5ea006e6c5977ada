import { deleteExpiredDrafts } from './draft';
import { deleteExpiredAttempts } from './ledger';

/** Deletes drafts and send attempts that are older than a day (content/legal/cookie-policy.yaml). */
export function deleteExpired(): void {
  deleteExpiredDrafts();
  void deleteExpiredAttempts();
}
