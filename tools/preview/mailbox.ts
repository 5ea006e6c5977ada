import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A message in the form that the email service receives. */
interface Email {
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown>;
}

interface Received extends Email {
  receivedAt: string;
}

/** An error that the mailbox answers with: always, or `times` times. */
interface Failure {
  kind: 'none' | 'status' | 'malformed' | 'reset' | 'hang';
  status?: number;
  text?: string;
  times?: number;
}

/** A handler as Express uses it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' };
const PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * A mock of the email service that keeps messages in memory. `/__mailbox` shows them, `/__mailbox/messages` returns them as JSON, and
 * `/__mailbox/error` sets an error. Calls `next` for other addresses.
 */
export function createMailbox(): Middleware {
  let emails: readonly Received[] = [];
  let failure: Failure = { kind: 'none' };

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const { kind, status = 500, text: words = '', times } = failure;
    if (times !== undefined)
      failure = times > 1 ? { ...failure, times: times - 1 } : { kind: 'none' };
    const answer = (code: number, said: string) => void response.writeHead(code, CORS).end(said);
    if (kind === 'status') answer(status, words);
    else if (kind === 'malformed') response.socket?.end('this is not an HTTP response\r\n\r\n');
    else if (kind === 'reset') response.socket?.resetAndDestroy();
    else if (kind === 'none') {
      const email = emailIn(body);
      if (email) emails = [{ ...email, receivedAt: new Date().toISOString() }, ...emails];
      answer(email ? 200 : 400, email ? 'OK' : 'A parameter is missing or invalid');
    }
  };

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
    'OPTIONS /api/v1.0/email/send': (_, response) => response.writeHead(204, CORS).end(),
    'POST /api/v1.0/email/send': receive,
    'GET /__mailbox': (_, response) => response.writeHead(200, PAGE).end(pageOf(emails)),
    'GET /__mailbox/messages': (_, response) => response.end(JSON.stringify(emails)),
    'DELETE /__mailbox/messages': (_, response) => {
      emails = [];
      response.writeHead(204).end();
    },
    'PUT /__mailbox/error': async (request, response) => {
      failure = JSON.parse(await text(request)) as Failure;
      response.writeHead(204).end();
    },
  };
  return (request, response, next) => {
    const route = routes[`${request.method} ${request.url?.split('?')[0]}`];
    if (!route) {
      next();
      return;
    }
    Promise.resolve(route(request, response)).catch(() => response.writeHead(400).end());
  };
}

/** Returns the message of a request, or undefined if the service would reject it. Throws if it is not JSON. */
function emailIn(body: string): Email | undefined {
  const { user_id, service_id, template_id, template_params } = JSON.parse(body) as Partial<Email>;
  return user_id && service_id && template_id && typeof template_params === 'object'
    ? { user_id, service_id, template_id, template_params }
    : undefined;
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
    ([name, value]) => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`,
  );
  return `<article>
<h2 dir="auto">${escaped(template_params['title'] ?? template_id)}</h2>
<p>${receivedAt}, service ${escaped(service_id)}, template ${escaped(template_id)}</p>
<dl>${fields.join('')}</dl>
</article>`;
}

const escaped = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
    /[&<>"]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
