import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { fail, type Middleware } from './listen';

/** A message in the form that the email service receives. */
const emailSchema = z.object({
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  template_params: z.record(z.string(), z.string()),
});

type Received = z.infer<typeof emailSchema> & { receivedAt: string };

/** An error that the mailbox answers with: always, or `times` times. */
const failureSchema = z.object({
  kind: z.enum(['none', 'status', 'malformed', 'reset', 'hang']),
  status: z.int().min(200).max(599).default(500),
  text: z.string().default(''),
  times: z.int().min(1).optional(),
});

/** More than the longest message that the forms let through. */
const maxBytes = 100_000;
const maxEmails = 100;

const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const DATA = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

class TooLarge extends Error {}

/**
 * A mock of the email service that keeps messages in memory. `/__mailbox` shows them, `/__mailbox/messages` returns them as JSON, and
 * `/__mailbox/error` sets an error. Calls `next` for other addresses. Use `refuseForeign` before it, as messages are private.
 */
export function createMailbox(): Middleware {
  let emails: readonly Received[] = [];
  let failure: z.infer<typeof failureSchema> = failureSchema.parse({ kind: 'none' });

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const { kind, status, text, times } = failure;
    if (times !== undefined)
      failure = times > 1 ? { ...failure, times: times - 1 } : { ...failure, kind: 'none' };
    const answer = (code: number, said: string) => void response.writeHead(code).end(said);
    if (kind === 'status') answer(status, text);
    else if (kind === 'malformed') response.socket?.end('this is not an HTTP response\r\n\r\n');
    else if (kind === 'reset') response.socket?.resetAndDestroy();
    else if (kind === 'none') {
      const { success, data } = emailSchema.safeParse(JSON.parse(body));
      if (success)
        emails = [{ ...data, receivedAt: new Date().toISOString() }, ...emails].slice(0, maxEmails);
      answer(success ? 200 : 400, success ? 'OK' : 'A parameter is missing or invalid');
    }
  };

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    'POST /api/v1.0/email/send': receive,
    'GET /__mailbox': (_, response) => response.writeHead(200, PAGE).end(pageOf(emails)),
    'GET /__mailbox/messages': (_, response) =>
      response.writeHead(200, DATA).end(JSON.stringify(emails)),
    'DELETE /__mailbox/messages': (_, response) => {
      emails = [];
      response.writeHead(204).end();
    },
    'PUT /__mailbox/error': async (request, response) => {
      failure = failureSchema.parse(JSON.parse(await bodyOf(request)));
      response.writeHead(204).end();
    },
  };
  return (request, response, next) => {
    const route = routes[`${request.method} ${request.url?.split('?')[0]}`];
    if (!route) next();
    else
      // In a promise, so that what a route throws rejects it.
      void Promise.resolve()
        .then(() => route(request, response))
        .catch((error: unknown) => {
          fail(response, error instanceof TooLarge ? 413 : 400);
        });
  };
}

/** Returns the body. Throws `TooLarge`; Node drops the rest of the body after the answer. */
function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request
      .on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) chunks.push(chunk);
        else reject(new TooLarge());
      })
      .on('end', () => {
        resolve(Buffer.concat(chunks).toString());
      })
      .on('error', reject);
  });
}

/** The HTML page of the mailbox, newest message first. */
function pageOf(emails: readonly Received[]): string {
  const count = emails.length
    ? `${emails.length} received, newest first.`
    : 'Nothing yet. What the forms send arrives here and goes no further.';
  return `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Mailbox (${emails.length})</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem }
  article { border-top: 1px solid #767676; padding: 1rem 0 }
  dt { font-weight: 600 }
  dd { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Mailbox</h1>
<p>${count} <a href="/__mailbox">Reload</a></p>
${emails.map(articleOf).join('')}`;
}

function articleOf({ receivedAt, service_id, template_id, template_params }: Received): string {
  const fields = Object.entries(template_params).map(
    ([name, value]) => `<dt dir="auto">${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`,
  );
  return `<article>
<h2 dir="auto">${escaped(template_params['title'] ?? template_id)}</h2>
<p>${receivedAt}, service <bdi>${escaped(service_id)}</bdi>, template <bdi>${escaped(template_id)}</bdi></p>
<dl>${fields.join('')}</dl>
</article>`;
}

const escaped = (value: string) =>
  value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
