import type { APIRequestContext } from '@playwright/test';

interface Message {
  template_params: Record<string, unknown>;
}

/** Returns a client of the local mailbox (tools/preview/mailbox.ts). */
function mailboxOf(request: APIRequestContext) {
  return {
    /** The template parameters of received messages, oldest first. */
    async read(): Promise<Record<string, unknown>[]> {
      const messages = (await (await request.get('/__mailbox/messages')).json()) as Message[];
      return messages.map(({ template_params: params }) => params).reverse();
    },
    empty: () => request.delete('/__mailbox/messages'),
    /** Makes the service fail, always or a number of times. */
    fail: (error: { kind: string; status?: number; text?: string; times?: number }) =>
      request.put('/__mailbox/error', { data: error }),
  };
}

export type Mailbox = ReturnType<typeof mailboxOf>;

/** Returns the client of a mailbox without messages and errors. */
export async function emptyMailboxOf(request: APIRequestContext): Promise<Mailbox> {
  const mailbox = mailboxOf(request);
  await mailbox.empty();
  await mailbox.fail({ kind: 'none' });
  return mailbox;
}
