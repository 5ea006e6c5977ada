/** Name of the field that only robots fill in. */
export const honeypotName = 'website';

/** Milliseconds that a person takes at least from the first letter to sending. */
export const minFillTimeMs = 3000;

interface Submission {
  /** What stands in the field that people do not see. */
  honeypot: string;
  /** When typing began, in milliseconds since 1970. */
  startedAt: number;
  now: number;
}

/** Tells whether a form looks as if a robot had filled it in; a person then has one more sum to do, and loses nothing. */
export function looksLikeBot({ honeypot: trap, startedAt, now }: Submission): boolean {
  return trap !== '' || now - startedAt < minFillTimeMs;
}
