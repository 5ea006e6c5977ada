import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMailboxHandler } from '../mailbox/handler';
import { createSite, type Handler } from './site';

/** A listening server; `url` has no trailing slash. */
export interface PreviewServer {
  url: string;
  /** Ends open connections as well, hanging ones included. */
  close(): Promise<void>;
}

/**
 * Serves the built site in `publicDir` with the stand-in for the email service and its mailbox.
 * Port 0 takes a free one. Rejects when the port is in use or a rule file is faulty.
 */
export async function createPreviewServer(options: {
  publicDir: string;
  port: number;
}): Promise<PreviewServer> {
  const site = await createSite(options.publicDir);
  const mailbox = createMailboxHandler();
  return listen(async (request, response) => {
    if (!(await mailbox(request, response))) await site(request, response);
  }, options.port);
}

/** The email service's stand-in alone, for Gatsby's dev server to proxy to. */
export async function createMailboxServer(port: number): Promise<PreviewServer> {
  const mailbox = createMailboxHandler();
  return listen(async (request, response) => {
    if (!(await mailbox(request, response))) response.writeHead(404).end();
  }, port);
}

async function listen(handler: Handler, port: number): Promise<PreviewServer> {
  const server = createServer((request, response) => {
    handler(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The preview server failed; its terminal says why.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return { url: `http://localhost:${actual}`, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
