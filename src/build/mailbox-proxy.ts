/** The usual URL of the mailbox (tools/dev.ts). */
const usual = 'http://localhost:9001';

/** Returns the dev server's proxy to the local mailbox. Always the same shape, because Gatsby generates types from it. */
export function mailboxProxy(url = usual): { prefix: string; url: string }[] {
  return ['/api/v1.0', '/__mailbox'].map((prefix) => ({ prefix, url }));
}
