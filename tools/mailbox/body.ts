import type { IncomingMessage } from 'node:http';
import { RefusedRequest } from './email';

const LIMIT = 1024 * 1024;

/**
 * The whole body of a request, at most 1 MiB. A longer one is still read to its end, because a
 * client that is cut off in the middle never sees the answer, and then refused with 413.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  if (size > LIMIT) throw new RefusedRequest('The request is larger than 1 MiB', 413);
  return Buffer.concat(chunks);
}
