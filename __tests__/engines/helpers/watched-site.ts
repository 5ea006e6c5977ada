import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Proxies a site at a new origin, with a script in each page that reports errors, because WebKit's driver does not.
 */
export async function watchSite(site: string) {
  const complaints: string[] = [];
  let changes = '';
  let held: { ending: string; until: Promise<void> } | undefined;
  const server = createServer((request, response) => {
    const { method, headers, url = '' } = request;
    if (url === '/__watch.js') {
      response
        .setHeader('content-type', 'text/javascript')
        .end(`(${watch.toString()})(); ${changes}`);
      return;
    }
    if (url === '/__complaints') {
      void text(request).then((complaint) => complaints.push(complaint));
      response.writeHead(204).end();
      return;
    }
    // The preview refuses requests that are for another host or from another origin.
    const { host } = new URL(site);
    const own = { host, ...(headers.origin && { origin: site }), 'accept-encoding': 'identity' };
    const sent = ask(site + url, { method, headers: { ...headers, ...own } });
    sent.on('error', () => response.destroy());
    sent.on('response', (answer) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      if (isPage) delete answer.headers['content-length'];
      // The driver cannot follow prerendered pages.
      delete answer.headers['speculation-rules'];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!isPage) answer.pipe(response);
      else
        void text(answer).then((html) =>
          response.end(html.replace('<head>', '<head><script src="/__watch.js"></script>')),
        );
    });
    const send = () => request.pipe(sent);
    if (held && url.endsWith(held.ending)) void held.until.then(send);
    else send();
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => server.close().closeAllConnections();
  /** Runs a script in each page that is opened from then on. */
  const change = (script: string) => (changes = script);
  /** Holds the files with an ending until the returned function is called. */
  const hold = (ending: string) => {
    let release: () => void = () => undefined;
    held = { ending, until: new Promise((resolve) => (release = resolve)) };
    return release;
  };
  return { url: `http://localhost:${port}`, complaints, change, hold, close };
}

/** Runs in the page, before everything else. */
function watch(): void {
  const tell = (complaint: string) => navigator.sendBeacon('/__complaints', complaint);
  const log = (...words: unknown[]) => tell(`console: ${words.map(String).join(' ')}`);
  console.error = log;
  // React had to render a part anew (gatsby-plugin-html-first).
  console.warn = (...words: unknown[]) =>
    String(words[0]).startsWith('Hydration failed') && log(...words);
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
