import { existsSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import send from 'send';
import { loadRules } from './rules';

const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const HTML = 'text/html; charset=utf-8';
/** Types that `send` does not know, or names in capitals or without their encoding. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': HTML,
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a built site like Netlify: a file wins over a rule that is not forced, the first matching rule wins, and all other addresses get
 * `404.html`. Throws if a rule is invalid.
 */
export async function createSite(publicDir: string): Promise<RequestListener> {
  const { redirectFor, headersFor } = await loadRules(publicDir);
  const root = path.resolve(publicDir);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    // `new URL` would parse `//name/path` as another host.
    const [, raw = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    const pathname = raw.replaceAll(/\/{2,}/g, '/');
    response.setHeader('cache-control', ASK_AGAIN);
    for (const [name, value] of headersFor(pathname)) response.setHeader(name, value);

    const sendFile = (file: string) => {
      const type = TYPES[path.extname(file)];
      if (type !== undefined) response.setHeader('content-type', type);
      // `send` decodes the path.
      send(request, encodeURIComponent(file), { cacheControl: false, dotfiles: 'allow' }).pipe(
        response,
      );
    };
    /** Sends a page in place of a missing file. Browsers must not cache it, as the file may exist later. */
    const sendPage = (status: number, page: string) => {
      const file = fileOf(root, page);
      response.setHeader('cache-control', ASK_AGAIN);
      response.statusCode = file === undefined ? 404 : status;
      if (file === undefined) response.setHeader('content-type', HTML).end('Not found');
      else sendFile(file);
    };

    const redirect = redirectFor(pathname);
    const file = redirect?.force ? undefined : fileOf(root, pathname);
    if (file !== undefined) sendFile(file);
    else if (!redirect) sendPage(404, '/404.html');
    else if (redirect.status >= 300 && redirect.status < 400)
      response.writeHead(redirect.status, { location: withQuery(redirect.to, query) }).end();
    else sendPage(redirect.status, redirect.to);
  };
}

/** Returns the address with the query of the request, unless it has its own. */
function withQuery(to: string, query: string): string {
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return address + (address.includes('?') ? '' : query) + fragment;
}

/** Returns the file of a path: itself, with `.html`, or the index of a folder. Never one outside of the site, nor one with its rules. */
function fileOf(root: string, pathname: string): string | undefined {
  const own = path.join(root, decoded(pathname).replace(/\/$/, ''));
  return [own, `${own}.html`, path.join(own, 'index.html')].find(
    (file) =>
      file.startsWith(root + path.sep) &&
      !/^_(headers|redirects)$/i.test(path.relative(root, file)) &&
      existsSync(file) &&
      statSync(file).isFile(),
  );
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
