/** Name of the field that only robots fill in. */
export const trapName = 'website';

/** Milliseconds that a person takes at least from the first letter to sending. */
export const haste = 3000;

interface Signs {
  /** What stands in the field that people do not see. */
  trap: string;
  /** When typing began, in milliseconds since 1970. */
  startedAt: number;
  now: number;
}

/** Tells whether a form looks as if a robot had filled it in; a person then has one more sum to do, and loses nothing. */
export function looksAutomatic({ trap, startedAt, now }: Signs): boolean {
  return trap !== '' || now - startedAt < haste;
}
