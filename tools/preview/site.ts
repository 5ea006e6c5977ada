import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RedirectMatch } from 'netlify-redirector';
import { findFile } from './files';
import { loadHeaders } from './headers';
import { loadRedirects } from './redirects';
import { type RepresentationCache, sendFile } from './send-file';
import { parseTarget, type RequestTarget } from './target';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a built site as Netlify would: a file shadows a rule that is not forced, the first
 * fitting rule wins, and what neither knows gets `404.html`. Throws when a rule file is faulty.
 */
export async function createSite(publicDir: string): Promise<Handler> {
  const [redirectFor, headersFor] = await Promise.all([
    loadRedirects(publicDir),
    loadHeaders(publicDir),
  ]);
  const cache: RepresentationCache = new Map();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
      return;
    }
    const target = parseTarget(request.url ?? '/');
    const answer = await decide(publicDir, redirectFor(request, target), target);
    const { status } = answer;
    if ('location' in answer) {
      const { location } = answer;
      sendText(response, status, `Redirecting to ${location}`, { location });
    } else if (answer.file === undefined) {
      sendText(response, status, answer.reason);
    } else {
      const headers = headersFor(target.pathname);
      await sendFile(request, response, answer.file, { status, headers, cache });
    }
  };
}

type Answer =
  | { status: number; location: string }
  | { status: number; file: string }
  | { status: number; file: undefined; reason: string };

async function decide(
  publicDir: string,
  match: RedirectMatch | null,
  target: RequestTarget,
): Promise<Answer> {
  const file = await findFile(publicDir, target.pathname);
  if (file !== undefined && !match?.force) return { status: 200, file };
  if (match && match.status >= 300 && match.status < 400) {
    return { status: match.status, location: destination(match, target) };
  }
  if (match) {
    if (!match.to.startsWith('/')) {
      return { status: 502, file: undefined, reason: `The preview does not proxy to ${match.to}` };
    }
    const rewritten = await findFile(publicDir, parseTarget(match.to).pathname);
    if (rewritten !== undefined) return { status: match.status, file: rewritten };
  }
  const notFound = await findFile(publicDir, '/404.html');
  return notFound === undefined
    ? { status: 404, file: undefined, reason: 'Not found' }
    : { status: 404, file: notFound };
}

/** The query of the request goes along; what the rule itself sets stands. */
function destination(match: RedirectMatch, { query }: RequestTarget): string {
  if (query === '') return match.to;
  const [to = '', fragment] = match.to.split('#', 2);
  const [path = '', own = ''] = to.split('?', 2);
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(own)) params.set(name, value);
  return `${path}?${params}${fragment === undefined ? '' : `#${fragment}`}`;
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8', ...headers });
  response.end(`${text}\n`);
}
