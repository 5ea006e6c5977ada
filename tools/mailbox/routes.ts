import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './body';
import { type Email, type EmailRequest, emailFromForm, emailFromJson } from './email';
import { applyFault, parseFault } from './fault';
import type { Mailbox } from './mailbox';
import { renderMailbox } from './mailbox-page';

export type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
/** Routes by path, then by method. */
type Routes = Record<string, Record<string, Route>>;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
};
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** The email service's two calls (spec §7), open to every origin as the service's are. */
export function emailRoutes(mailbox: Mailbox): Routes {
  const call = (
    endpoint: Email['endpoint'],
    read: (body: Buffer, contentType: string) => EmailRequest | Promise<EmailRequest>,
  ): Record<string, Route> => ({
    OPTIONS: (_request, response) => {
      response.writeHead(204, CORS).end();
    },
    POST: async (request, response) => {
      for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
      if (applyFault(mailbox.nextFault(), response)) return;
      const email = await read(await readBody(request), request.headers['content-type'] ?? '');
      mailbox.add({ endpoint, ...email });
      response.writeHead(200, { 'content-type': 'text/plain' }).end('OK');
    },
  });
  return {
    '/api/v1.0/email/send': call('/api/v1.0/email/send', emailFromJson),
    '/api/v1.0/email/send-form': call('/api/v1.0/email/send-form', emailFromForm),
  };
}

/** The mailbox for people and for programs, and the switch that makes the service fail. */
export function mailboxRoutes(mailbox: Mailbox): Routes {
  return {
    '/__mailbox': {
      GET: (_request, response) => {
        response.writeHead(200, { ...PAGE_HEADERS, 'content-type': 'text/html; charset=UTF-8' });
        response.end(renderMailbox(mailbox.emails));
      },
    },
    '/__mailbox/messages': {
      GET: (_request, response) => {
        response.writeHead(200, { ...PAGE_HEADERS, 'content-type': 'application/json' });
        response.end(JSON.stringify(mailbox.emails));
      },
      DELETE: (_request, response) => {
        mailbox.empty();
        response.writeHead(204).end();
      },
    },
    '/__mailbox/fault': {
      PUT: async (request, response) => {
        mailbox.setFault(parseFault(await readBody(request)));
        response.writeHead(204).end();
      },
    },
  };
}
