import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { RefusedRequest } from './email';

const times = z.int().positive().optional();
const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(200).max(599),
    text: z.string().default(''),
    times,
  }),
  z.strictObject({ kind: z.literal('malformed'), times }),
  z.strictObject({ kind: z.literal('reset'), times }),
  z.strictObject({ kind: z.literal('hang'), times }),
]);

/** How the stand-in is told to fail: always, or `times` times. */
export type Fault = z.infer<typeof faultSchema>;

/** Reads a fault from a JSON body. Throws `RefusedRequest` with what is wrong in it. */
export function parseFault(body: Buffer): Fault {
  try {
    return faultSchema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new RefusedRequest(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
}

/** The fault that is left after one more failing request. */
export function afterFailure(fault: Fault): Fault {
  if (fault.kind === 'none' || fault.times === undefined) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : { kind: 'none' };
}

/** Fails the request as asked; gives `false` when there is nothing to fail. */
export function applyFault(fault: Fault, response: ServerResponse): boolean {
  switch (fault.kind) {
    case 'none':
      return false;
    case 'status':
      response.writeHead(fault.status, { 'content-type': 'text/plain' }).end(fault.text);
      return true;
    case 'malformed':
      response.socket?.end('this is not an HTTP response\r\n\r\n');
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'hang':
      return true;
  }
}
