import { createServer as createHttpServer, request, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';

interface Front {
  /** Host and port; both protocols are spoken there. */
  host: string;
  close(): void;
}

/** The first byte that a client sends who wants to speak TLS. */
const handshake = 0x16;

/**
 * Takes the address of a site served by HTTP and a certificate for localhost; serves it by TLS as a host does, and leads from HTTP to
 * it. Both on one port, as the scanner has but one for the two.
 */
export async function tlsFront(
  site: string,
  certificate: { key: string; cert: string },
): Promise<Front> {
  const secure = createTlsServer(certificate, (incoming, response) => {
    const options = { method: incoming.method ?? 'GET', headers: incoming.headers };
    const passed = request(new URL(incoming.url ?? '/', site), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    incoming.pipe(passed);
  });
  const plain = createHttpServer((incoming, response) => {
    const location = `https://${incoming.headers.host ?? ''}${incoming.url ?? '/'}`;
    response.writeHead(301, { location }).end();
  });
  const front = createServer((socket) => {
    socket.once('data', (first) => {
      socket.pause();
      const server: Server | typeof secure = first[0] === handshake ? secure : plain;
      socket.unshift(first);
      server.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  const { port } = front.address() as AddressInfo;
  return {
    host: `localhost:${port}`,
    close: () => {
      front.close();
      secure.closeAllConnections();
      plain.closeAllConnections();
    },
  };
}
