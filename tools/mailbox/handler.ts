import type { IncomingMessage, ServerResponse } from 'node:http';
import { RefusedRequest } from './email';
import { Mailbox } from './mailbox';
import { emailRoutes, mailboxRoutes, type Route } from './routes';

/** Answers the calls of the email service and of its mailbox; `false` means: not for me. */
type MailboxHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * A stand-in for the email service that keeps what it is sent in memory. People read it at
 * `/__mailbox`, programs at `/__mailbox/messages`; `/__mailbox/fault` makes the service fail.
 */
export function createMailboxHandler(): MailboxHandler {
  const mailbox = new Mailbox();
  const routes = { ...emailRoutes(mailbox), ...mailboxRoutes(mailbox) };
  return async (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const methods = routes[pathname.replace(/\/$/, '')];
    if (!methods) return false;
    await answer(methods, request, response);
    return true;
  };
}

async function answer(
  methods: Record<string, Route>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const route = methods[request.method === 'HEAD' ? 'GET' : (request.method ?? '')];
  if (!route) {
    response.setHeader('allow', Object.keys(methods).join(', '));
    sendText(response, 405, 'Method not allowed');
    return;
  }
  try {
    await route(request, response);
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error;
    sendText(response, error.status, error.message);
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(text);
}
