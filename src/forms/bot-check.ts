/** Name of the hidden field. Only bots fill it in. */
export const honeypotName = 'website';

/** The shortest time in milliseconds between a person's first keystroke and the submit. */
export const minFillTimeMs = 3000;

interface Submission {
  /** Value of the hidden field. */
  honeypot: string;
  /** When typing began, in milliseconds since 1970. */
  startedAt: number;
  now: number;
}

/**
 * Returns whether a bot may have filled in the form. The visitor then gets a sum (in the intake form, a second one), so a false positive
 * loses nothing.
 */
export function looksLikeBot({ honeypot, startedAt, now }: Submission): boolean {
  return honeypot !== '' || now - startedAt < minFillTimeMs;
}
