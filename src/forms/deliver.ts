import type { EmailClient } from './email-client';
import { findAttempt, forgetAttempt, nextTurn, noteAttempt, readLedger } from './ledger';
import type { TemplateParams } from './template-params';

/** The result of sending a message. */
export type Outcome =
  | { kind: 'arrived' }
  /** The same message arrived before, at this time. It was not sent again. */
  | { kind: 'already'; at: number }
  /** Not sent: an earlier attempt may have arrived, and the visitor does not know it yet. */
  | { kind: 'doubtful' }
  | { kind: 'refused' }
  /** Sent, but there was no clear response. */
  | { kind: 'unknown' }
  | { kind: 'offline' }
  /** Too many messages. The next one may be sent at this time. */
  | { kind: 'limited'; until: number };

/** Timeout for the response of the email service, with loading its library. */
export const timeoutMs = 15_000;

interface Options {
  /** The visitor knows that this message may have arrived, and sends it again. */
  confirmed: boolean;
  /** Called if a success response comes after the timeout. */
  onLateArrival: () => void;
}

/**
 * Sends a message without sending it twice: one tab at a time, never a message that arrived, and a message that may have arrived only
 * after the visitor confirms. The attempt is recorded before the request, so that a crash leaves a record.
 */
export function deliver(
  client: EmailClient,
  params: TemplateParams,
  options: Options,
): Promise<Outcome> {
  return oneAtATime(async () => {
    const digest = await digestOf(params);
    const attempts = await readLedger(Date.now());
    const earlier = digest ? findAttempt(attempts, digest) : undefined;
    if (earlier?.arrived) return { kind: 'already', at: earlier.at };
    if (earlier && !options.confirmed) return { kind: 'doubtful' };
    const until = nextTurn(attempts, Date.now());
    if (until !== undefined) return { kind: 'limited', until };
    if (!navigator.onLine) return { kind: 'offline' };
    return attempt(client, params, digest, Boolean(earlier), options.onLateArrival);
  });
}

async function attempt(
  client: EmailClient,
  params: TemplateParams,
  digest: string,
  mayHaveArrived: boolean,
  onLate: () => void,
): Promise<Outcome> {
  const note = async (arrived: boolean) => {
    if (digest) await noteAttempt({ digest, at: Date.now(), arrived });
  };
  await note(false);
  let timedOut = false;
  const sent = client.send(params);
  const written = sent.then(async (delivery) => {
    if (delivery === 'arrived') await note(true);
    // An earlier attempt with the same message may still have arrived, so its record stays.
    if (delivery === 'refused' && digest && !mayHaveArrived)
      await forgetAttempt(digest, Date.now());
    if (delivery === 'arrived' && timedOut) onLate();
    return delivery;
  });
  // The timeout does not cover the ledger: a slow one must not turn a response into a timeout.
  const answered = await Promise.race([sent, timeout(timeoutMs)]);
  if (answered !== 'timeout') return { kind: await written };
  timedOut = true;
  return { kind: 'unknown' };
}

function timeout(milliseconds: number): Promise<'timeout'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('timeout'), milliseconds);
  });
}

/** Other tabs wait, and then find in the ledger what this one sent. Without the Web Locks API nothing waits. */
async function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => (running ??= task());
  try {
    return (
      (await (navigator as Partial<Navigator>).locks?.request('send-message', run)) ?? (await run())
    );
  } catch {
    return run();
  }
}

/** Returns the SHA-256 of a message in hexadecimal, or '' if `crypto.subtle` is missing. */
async function digestOf(params: TemplateParams): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(params));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
