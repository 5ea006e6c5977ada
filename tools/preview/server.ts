import { constants } from 'node:zlib';
import compression from 'compression';
import { hostIn, portIn } from './address.mjs';
import { listen, type PreviewServer } from './listen';
import { createMailbox } from './mailbox';
import { createSite } from './site';

/** Similar to a host's compression, and fast enough for each request. */
const QUALITY = 8;

/**
 * Serves the built site in `publicDir`, and the local mailbox. Port 0 selects a free port. Rejects if the port is in use or a rule of the
 * site is invalid.
 */
export async function createPreviewServer(publicDir: string, port: number): Promise<PreviewServer> {
  const site = await createSite(publicDir);
  const mailbox = createMailbox();
  const compress = compression({
    level: QUALITY,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  });
  return listen(port, (request, response) => {
    compress(request, response, () => {
      mailbox(request, response, () => {
        site(request, response);
      });
    });
  });
}

/**
 * Runs a server on `PORT` or the `usual` port until it is interrupted. Returns its address. Throws if it cannot listen there.
 */
export async function preview(publicDir: string, usual: number, command: string): Promise<string> {
  const port = portIn(process.env, usual);
  const host = hostIn(process.env);
  const server = await createPreviewServer(publicDir, port).catch((error: unknown) => {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
    if (code !== 'EADDRINUSE')
      throw new Error(
        `This machine cannot listen on ${host}, port ${port} (${code}). Set HOST and PORT to others.`,
      );
    throw new Error(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  return server.url;
}
