import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip' | 'identity';
interface Representation {
  body: Buffer;
  etag: string;
}

/** Strong enough to be near what a host sends, quick enough to compress at the first request. */
const BROTLI_QUALITY = 9;
const COMPRESSIBLE = /^text\/|json|javascript|xml|wasm|font\/(ttf|otf)/;

/** Compressed bodies by file, modification time and encoding; one per server. */
export type RepresentationCache = Map<string, Promise<Representation>>;

/**
 * Answers with a file: compressed as the client prefers, with an ETag, and 304 where the client
 * already has it. `headers` (lower-case names) win over the defaults. HEAD gets no body.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  options: { status: number; headers: Record<string, string>; cache: RepresentationCache },
): Promise<void> {
  const type = contentType(file);
  const encoding = COMPRESSIBLE.test(type) ? preferredEncoding(request) : 'identity';
  const { body, etag } = await represent(file, encoding, options.cache);
  const headers = {
    'content-type': type,
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(COMPRESSIBLE.test(type) && { vary: 'Accept-Encoding' }),
    ...options.headers,
    etag,
  };
  if (options.status === 200 && clientHas(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(options.status, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body);
}

function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|json|xml/.test(type) ? `${type}; charset=UTF-8` : type;
}

function preferredEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

async function represent(
  file: string,
  encoding: Encoding,
  cache: RepresentationCache,
): Promise<Representation> {
  const { mtimeMs, size } = await stat(file);
  const key = [file, mtimeMs, size, encoding].join('|');
  const known = cache.get(key);
  if (known) return known;
  const made = readFile(file)
    .then((content) => compress(content, encoding))
    .then((body) => ({ body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` }));
  cache.set(key, made);
  return made;
}

function compress(content: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content, { level: 9 });
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function clientHas(request: IncomingMessage, etag: string): boolean {
  const tags = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}
