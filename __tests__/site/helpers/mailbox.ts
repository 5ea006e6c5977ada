import type { APIRequestContext } from '@playwright/test';

interface Message {
  template_params: Record<string, unknown>;
}

/** Takes the request fixture; gives the hand on the local mailbox (tools/mailbox). */
export function mailboxOf(request: APIRequestContext) {
  return {
    /** Template parameters of what has arrived, the oldest first. */
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
