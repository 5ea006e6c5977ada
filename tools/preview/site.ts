import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { loadRules } from './rules';

const ASK_AGAIN = 'public, max-age=0, must-revalidate';
/** Types that sirv does not know, or names without their encoding. */
const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/vnd.microsoft.icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a built site like Netlify: a file wins over a rule that is not forced, the first matching rule wins, and all other addresses get
 * `404.html`. Throws if a rule is invalid.
 */
export async function createSite(publicDir: string): Promise<RequestListener> {
  const { redirectFor, headersFor } = await loadRules(publicDir);
  const files = sirv(publicDir, { dev: true, etag: true, extensions: ['html'] });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // `new URL` would parse `//name/path` as another host.
    const [, raw = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const pathname = raw.replaceAll(/\/{2,}/g, '/');
    request.url = pathname;
    response.setHeader('cache-control', ASK_AGAIN);
    for (const [name, value] of headersFor(pathname)) response.setHeader(name, value);
    const type = TYPES[path.extname(pathname)];
    if (type !== undefined) response.setHeader('content-type', type);

    const redirect = redirectFor(pathname);
    const follow = () => {
      if (!redirect) sendPage(response, 404, path.join(publicDir, '404.html'));
      else if (redirect.status >= 300 && redirect.status < 400)
        response.writeHead(redirect.status, { location: redirect.to + query }).end();
      else sendPage(response, redirect.status, path.join(publicDir, redirect.to));
    };
    if (isRuleFile(pathname) || redirect?.force) follow();
    else files(request, response, follow);
  };
}

/** Whether an address leads to a file of rules, however it is spelled. The host does not serve them. */
function isRuleFile(pathname: string): boolean {
  try {
    const file = path.posix.normalize(decodeURI(pathname).replaceAll('\\', '/'));
    return /^\/_(headers|redirects)\/?$/i.test(file);
  } catch {
    return false;
  }
}

/** Serves a page in place of a missing file. Browsers must not cache it, as the file may exist later. */
function sendPage(response: ServerResponse, status: number, file: string): void {
  const isThere = existsSync(file);
  response
    .writeHead(isThere ? status : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': ASK_AGAIN,
    })
    .end(isThere ? readFileSync(file) : 'Not found');
}
