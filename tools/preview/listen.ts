import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isForeign } from './foreign';

/** A listening server; `url` has no trailing slash. */
export interface PreviewServer {
  url: string;
  /** Closes open connections too. */
  close(): Promise<void>;
}

/** A handler as Express uses it. */
export type Middleware = (...args: [...Parameters<RequestListener>, next: () => void]) => void;

/** Refuses requests of other web pages, which may neither read nor write what is here. */
export const refuseForeign: Middleware = (request, response, next) => {
  if (!isForeign(request)) next();
  else
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`Only for http://localhost:${request.socket.localPort}, or the name in HOST.\n`);
};

/** Ends a request whose handler threw. The server goes on. */
export function fail(response: ServerResponse, status = 500): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status).end();
}

/**
 * Listens on `HOST`, or for this machine only, as messages are private. No request can stop the server. Rejects if it cannot listen there.
 * @param seconds - how long a request may take to arrive
 */
export async function listen(
  port: number,
  handler: RequestListener,
  seconds = 10,
): Promise<PreviewServer> {
  const limit = seconds * 1000;
  const server = createServer(
    { requestTimeout: limit, headersTimeout: limit, connectionsCheckingInterval: limit / 10 },
    (request, response) => {
      response.on('error', () => request.socket.destroy());
      try {
        refuseForeign(request, response, () => {
          handler(request, response);
        });
      } catch {
        fail(response);
      }
    },
  );
  // On Windows, `set HOST=0.0.0.0 && npm start` sets a space, too.
  const host = process.env['HOST']?.trim() || 'localhost';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
