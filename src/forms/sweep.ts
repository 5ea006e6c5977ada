import { sweepDrafts } from './draft';
import { sweepLedger } from './ledger';

/** Deletes what the forms have kept for longer than a day (content/legal/cookie-policy.yaml). */
export function sweep(): void {
  sweepDrafts();
  void sweepLedger();
}
