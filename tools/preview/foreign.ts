import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** The names of this machine for itself. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request may be from a web page of another origin: it has another host name (DNS rebinding), another `Origin`, or
 * `Sec-Fetch-Site` says so. Links from other pages are welcome. Tools without these headers are, too.
 * @param own - the name in `HOST`, on which the server listens in place of localhost
 */
export function isForeign(
  { method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
  own = process.env['HOST']?.trim(),
): boolean {
  const { host = '', origin = `http://${host}` } = headers;
  if (!isOwnHost(host.toLowerCase(), socket.localPort, own) || origin !== `http://${host}`)
    return true;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isLink =
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document';
  return site !== 'same-origin' && site !== 'none' && !isLink;
}

function isOwnHost(host: string, ownPort: number | undefined, own: string | undefined): boolean {
  const [, name = '', port = '80'] = /^(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(host) ?? [];
  if (Number(port) !== ownPort) return false;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  // With all addresses of this machine, any of them. Rebinding needs a name.
  const isAny = own === '0.0.0.0' || own === '::';
  return loopback.includes(name) || address === own?.toLowerCase() || (isAny && isIP(address) > 0);
}
