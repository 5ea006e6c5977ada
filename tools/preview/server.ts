import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import compression from 'compression';
import { createMailbox } from './mailbox';
import { createSite } from './site';

/** A listening server; `url` has no trailing slash. */
export interface PreviewServer {
  url: string;
  /** Ends open connections as well, hanging ones included. */
  close(): Promise<void>;
}

/** Near what a host sends, and quick enough to be done for each request. */
const QUALITY = 8;

/**
 * Serves the built site in `publicDir` with the local mailbox beside it. Port 0 takes a free one. Rejects when the port is in use or
 * a rule of the site is wrong.
 */
export async function createPreviewServer({
  publicDir,
  port,
}: {
  publicDir: string;
  port: number;
}): Promise<PreviewServer> {
  const site = await createSite(publicDir);
  const mailbox = createMailbox();
  const compress = compression({
    level: QUALITY,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
  return listen(port, (request, response) => {
    compress(request, response, () => {
      if (!mailbox(request, response)) site(request, response);
    });
  });
}

/** The mailbox alone, for Gatsby's dev server to proxy to. */
export function createMailboxServer(port: number): Promise<PreviewServer> {
  const mailbox = createMailbox();
  return listen(port, (request, response) => {
    if (!mailbox(request, response)) response.writeHead(404).end();
  });
}

/** On this machine alone: what is in the mailbox concerns nobody else in the network. */
async function listen(port: number, handler: RequestListener): Promise<PreviewServer> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, 'localhost', resolve);
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

/**
 * Runs a preview for a command: on `PORT`, or on `usual` without it, until it is interrupted. Gives its address. A port in use is
 * explained.
 */
export async function preview(publicDir: string, usual: number, command: string): Promise<string> {
  const port = Number(process.env['PORT'] || usual);
  const server = await createPreviewServer({ publicDir, port }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  return server.url;
}
