/** Takes the address of the local mailbox, if one runs; gives what the development server hands on to it. */
export function mailboxProxy(url: string | undefined): { prefix: string; url: string }[] {
  return url ? ['/api/v1.0', '/__mailbox'].map((prefix) => ({ prefix, url })) : [];
}
