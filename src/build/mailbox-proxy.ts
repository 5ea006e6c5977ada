/** Where the mailbox usually is (tools/dev.ts). */
const usual = 'http://localhost:9001';

/**
 * Takes the address of the local mailbox, if one runs; gives what the development server hands on to it. Its shape is the same
 * without one, as Gatsby writes it into the types.
 */
export function mailboxProxy(url = usual): { prefix: string; url: string }[] {
  return ['/api/v1.0', '/__mailbox'].map((prefix) => ({ prefix, url }));
}
