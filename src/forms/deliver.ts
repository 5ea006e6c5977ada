import type { EmailClient } from './email-client';
import { findAttempt, forgetAttempt, nextTurn, noteAttempt, readLedger } from './ledger';
import type { TemplateParams } from './params';

/** What became of a message. */
export type Outcome =
  | { kind: 'arrived' }
  /** Exactly this message arrived before, at this time; it was not sent again. */
  | { kind: 'already'; at: number }
  /** It was not sent: an earlier attempt may have arrived, and the visitor has not been told. */
  | { kind: 'doubtful' }
  | { kind: 'refused' }
  /** It was sent, and the answer never came. */
  | { kind: 'unknown' }
  | { kind: 'offline' }
  /** Too many messages; the next may go at this time. */
  | { kind: 'limited'; until: number };

/** Milliseconds after which an answer is no longer waited for. */
export const timeoutMs = 15_000;

interface Options {
  /** The visitor knows that this message may have arrived already. */
  confirmed: boolean;
  /** Called if the answer comes after all. */
  onLateArrival: () => void;
}

/**
 * Sends a message at most once per wish of the visitor: one tab at a time, never what has arrived already, and what may have
 * arrived only once the visitor knows. An attempt is written down before it starts, so that a crash leaves a trace.
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
  doubted: boolean,
  onLate: () => void,
): Promise<Outcome> {
  const note = async (arrived: boolean) => {
    if (digest) await noteAttempt({ digest, at: Date.now(), arrived });
  };
  await note(false);
  let late = false;
  const sent = client.send(params);
  const written = sent.then(async (delivery) => {
    if (delivery === 'arrived') await note(true);
    if (delivery === 'refused' && digest && !doubted) await forgetAttempt(digest, Date.now());
    if (delivery === 'arrived' && late) onLate();
    return delivery;
  });
  // Only the answer is waited for with a limit: a slow ledger must not turn one that is here into none.
  const answered = await Promise.race([sent, timeout(timeoutMs)]);
  if (answered !== 'given up') return { kind: await written };
  late = true;
  return { kind: 'unknown' };
}

function timeout(milliseconds: number): Promise<'given up'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('given up'), milliseconds);
  });
}

/** Other tabs wait; they then see in the ledger what this one has sent. Where the browser denies locks, nothing waits. */
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

/** Returns the SHA-256 of a message in hexadecimal, or '' where the browser has no way to compute it. */
async function digestOf(params: TemplateParams): Promise<string> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  const bytes = new TextEncoder().encode(JSON.stringify(params));
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
