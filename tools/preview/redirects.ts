import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import Negotiator from 'negotiator';
import { parseJSON, type RedirectMatch, type RedirectRequest } from 'netlify-redirector';
import type { RequestTarget } from './target';

/** The first redirect or rewrite that fits a request, its placeholders filled in. */
type RedirectFor = (request: IncomingMessage, target: RequestTarget) => RedirectMatch | null;

/**
 * Reads `_redirects` in `publicDir` and the `redirects` of `netlify.toml` beside that folder, and
 * matches them with Netlify's own matcher. Throws with every fault that its parser reports.
 */
export async function loadRedirects(publicDir: string): Promise<RedirectFor> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(publicDir, '_redirects')],
    netlifyConfigPath: path.resolve(publicDir, '..', 'netlify.toml'),
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new Error(errors.map((error: Error) => error.message).join('\n'));
  const rules = (redirects as ParsedRedirect[]).map(toMatcherRule);
  const matcher = await parseJSON(JSON.stringify(rules), {});
  return (request, target) => matcher.match(toMatcherRequest(request, target));
}

interface ParsedRedirect {
  from: string;
  query?: Record<string, string>;
  conditions: Record<string, unknown>;
}

/** The matcher is older than the parser and knows some of its fields by other names. */
function toMatcherRule({ from, query, conditions, ...rest }: ParsedRedirect) {
  const capitalised = Object.entries(conditions).map(([name, value]): [string, unknown] => [
    name.charAt(0).toUpperCase() + name.slice(1),
    value,
  ]);
  return { ...rest, origin: from, params: query, conditions: Object.fromEntries(capitalised) };
}

/** The host knows a visitor's country as well; here a rule for a country never fits. */
function toMatcherRequest(
  request: IncomingMessage,
  { pathname, query }: RequestTarget,
): RedirectRequest {
  const { hostname } = new URL(`http://${request.headers.host ?? 'localhost'}`);
  const language = new Negotiator(request).language()?.slice(0, 2) ?? '';
  return {
    scheme: 'http',
    host: hostname,
    path: pathname,
    query,
    getHeader: (name) => (name === 'X-Language' ? language : ''),
    getCookie: () => '',
  };
}
