import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface WatchedSite {
  /** An origin of its own. */
  url: string;
  complaints: string[];
  close(): Promise<void>;
}

/**
 * Takes the address of a site; serves it again at another, with a script in front of each page that reports what goes wrong
 * there. For browsers whose driver does not tell what the console said.
 */
export async function watchSite(site: string): Promise<WatchedSite> {
  const complaints: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/__watch.js') {
      response.setHeader('content-type', 'text/javascript').end(`(${watch.toString()})()`);
    } else if (request.url === '/__complaints') {
      void text(request).then((complaint) => {
        complaints.push(complaint);
        response.writeHead(204).end();
      });
    } else passOn(site, request, response);
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    complaints,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = request;
  const sent = ask(site + (url ?? ''), {
    method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  sent.on('error', () => response.destroy());
  sent.on('response', (answer) => {
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    if (isPage) delete answer.headers['content-length'];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isPage) answer.pipe(response);
    else
      void text(answer).then((html) =>
        response.end(html.replace('<head>', '<head><script src="/__watch.js"></script>')),
      );
  });
  request.pipe(sent);
}

/** Runs in the page, before everything else. */
function watch(): void {
  const tell = (complaint: string) => navigator.sendBeacon('/__complaints', complaint);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    tell(`console: ${words.map(String).join(' ')}`);
    error.apply(console, words);
  };
  window.addEventListener(
    'error',
    ({ message, target }) => {
      const lost = target instanceof HTMLElement && target.outerHTML;
      tell(lost ? `not loaded: ${lost}` : `error: ${message}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => tell(`error: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(`refused: ${effectiveDirective} ${blockedURI}`),
  );
}
