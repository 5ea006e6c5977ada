/** Where the mailbox usually is (tools/dev.ts). */
const usual = 'http://localhost:9001';

/** Returns the dev server's proxy to the local mailbox. Its shape is the same without one, as Gatsby writes it into the types. */
export function mailboxProxy(url = usual): { prefix: string; url: string }[] {
  return ['/api/v1.0', '/__mailbox'].map((prefix) => ({ prefix, url }));
}
