/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { listen } from '../../../tools/preview/listen';
import { startPreview } from './preview-fixture';

const page = '<h1>Home</h1>';
let port: number;
let close = () => Promise.resolve();
let isRunning: () => Promise<boolean>;

beforeAll(async () => {
  const server = await startPreview({
    'index.html': page,
    '404.html': 'Lost',
    _redirects: '/a /b',
  });
  close = () => server.close();
  port = Number(new URL(server.url).port);
  isRunning = async () => (await (await fetch(server.url)).text()) === page;
});
afterAll(() => close());

/** Sends bytes, and returns what arrives until the connection ends, or after `ms`. */
async function raw(bytes: string | Buffer, to = port, ms?: number): Promise<string> {
  const socket = connect(to, 'localhost').on('error', () => undefined);
  socket.write(bytes);
  if (ms !== undefined) setTimeout(() => socket.resetAndDestroy(), ms);
  return text(socket).catch(() => '');
}

/** Returns the status of a request with these headers. */
async function status(headers: Record<string, string>, first = 'GET /__mailbox/messages') {
  const lines = Object.entries({ Connection: 'close', ...headers });
  const answer = await raw(
    `${first} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
}

const own = () => ({ Host: `localhost:${port}` });
const link = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };

test.each<[string, () => Record<string, string>]>([
  ['localhost', own],
  ['an address of this machine', () => ({ Host: `127.0.0.1:${port}` })],
  ['the other address of this machine', () => ({ Host: `[::1]:${port}` })],
  ['its own page', () => ({ ...own(), Origin: `http://localhost:${port}` })],
  ['its own page, by Sec-Fetch-Site', () => ({ ...own(), 'Sec-Fetch-Site': 'same-origin' })],
  ['a link in another page', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site', ...link })],
])('answers %s', async (_case, headers) => {
  expect(await status(headers())).toBe(200);
});

test.each<[string, () => Record<string, string>]>([
  ['another name that leads here', () => ({ Host: `evil.example:${port}` })],
  ['a name that begins like its own', () => ({ Host: `localhost.evil.example:${port}` })],
  ['another port', () => ({ Host: `localhost:${port + 1}` })],
  ['no port', () => ({ Host: 'localhost' })],
  ['another address', () => ({ Host: `192.168.1.2:${port}` })],
  ['a page of another origin', () => ({ ...own(), Origin: 'https://evil.example' })],
  ['a page of another local server', () => ({ ...own(), Origin: 'http://localhost:3000' })],
  ['a sandboxed page', () => ({ ...own(), Origin: 'null' })],
  ['a picture in another page', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site' })],
  ['a script in another local page', () => ({ ...own(), 'Sec-Fetch-Site': 'same-site' })],
  [
    'a frame in another page',
    () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site', ...link, 'Sec-Fetch-Dest': 'iframe' }),
  ],
])('refuses %s, for messages and for pages', async (_case, headers) => {
  const sends = { ...headers(), 'Content-Length': '0' };
  expect(await status(headers())).toBe(403);
  expect(await status(headers(), 'GET /')).toBe(403);
  expect(await status(sends, 'POST /api/v1.0/email/send')).toBe(403);
});

test('a request that does not arrive is ended', async () => {
  const server = await listen(0, (request, response) => void request.pipe(response), 0.1);
  const to = Number(new URL(server.url).port);
  const head = `POST / HTTP/1.1\r\nHost: localhost:${to}\r\n`;
  for (const part of [head, `${head}Content-Length: 9\r\n\r\nhalf`])
    expect(await raw(part, to)).toMatch(/^(HTTP\/1.1 (408|200) |$)/);
  await server.close();
});

test('a handler that throws ends its request only', async () => {
  const server = await listen(0, () => {
    throw new Error('a mistake');
  });
  for (let i = 0; i < 2; i++) expect((await fetch(server.url)).status).toBe(500);
  await server.close();
});

const address = fc.oneof(
  fc.constantFrom('/', '/a', '/__mailbox', '/__mailbox/error', '/__mailbox/messages', '/%', '*'),
  fc.constantFrom('/%00', '/..%5c..', '//', '/?%', '/_headers/', '/api/v1.0/email/send', '/a?\x7f'),
  fc.string().map((path) => `/${path}`),
  fc.string({ unit: 'binary' }).map((path) => `/${encodeURI(path.replaceAll(/\p{Cs}/gu, ''))}`),
  fc.webUrl(),
);
const headers = fc.dictionary(
  fc.constantFrom('Range', 'If-None-Match', 'Accept-Encoding', 'Content-Length', 'Upgrade'),
  fc.oneof(fc.constantFrom('bytes=5-2', 'bytes=-', 'websocket', '*', '1e9'), fc.string()),
);
const message = { user_id: 'a', service_id: 'b', template_id: 'c' };
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify({ ...message, template_params: value })),
  fc.jsonValue().map((value) => JSON.stringify({ kind: 'status', status: value, times: 1 })),
  fc.constant('['.repeat(50_000)),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'TRACE', 'get ');

test('no request stops the server', async () => {
  const request = fc.record({ method, address, headers, body, isWhole: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(request, async ({ method, address, headers, body, isWhole }) => {
      const all = { ...own(), 'Content-Length': `${Buffer.byteLength(body)}`, ...headers };
      const lines = Object.entries({ ...all, ...(isWhole && { Connection: 'close' }) });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      await raw(`${method} ${address} HTTP/1.1\r\n${head}\r\n${body}`, port, isWhole ? 100 : 5);
      expect(await isRunning()).toBe(true);
    }),
    { numRuns: 200 },
  );
  // Nor one that can show no message.
  expect((await fetch(`http://localhost:${port}/__mailbox`)).status).toBe(200);
});

test('nor do headers without an end, or a connection that breaks', async () => {
  await raw(`GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(100_000)}`, port, 100);
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.resetAndDestroy();
  expect(await isRunning()).toBe(true);
});

test('a space after HOST, as Windows sets it, is ignored', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, HOST: '127.0.0.1 ' });
  const server = await listen(0, (_, response) => response.end());
  const answer = await fetch(server.url.replace('localhost', '127.0.0.1'));
  await server.close();
  jest.restoreAllMocks();
  expect(answer.status).toBe(200);
});
