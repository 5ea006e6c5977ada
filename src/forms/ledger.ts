import { storage } from './storage';

/** A message that was on its way: what it was, when, and whether the service said that it arrived. */
export interface Attempt {
  /** SHA-256 of the message, so that no word of it is kept. */
  digest: string;
  /** Milliseconds since 1970. */
  at: number;
  arrived: boolean;
}

const key = 'sent';
const day = 24 * 60 * 60 * 1000;

/** So many messages may arrive in so many milliseconds from one device. */
export const repeatLimit = { messages: 5, within: 10 * 60 * 1000 };

function isAttempt(value: unknown): value is Attempt {
  const { digest, at, arrived } = (value ?? {}) as Partial<Attempt>;
  return typeof digest === 'string' && typeof at === 'number' && typeof arrived === 'boolean';
}

function readAll(now: number): Attempt[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isAttempt).filter(({ at }) => now - at < day) : [];
  } catch {
    return [];
  }
}

/** Deletes what is older than a day. */
export function sweepLedger(now = Date.now()): void {
  if (storage.get(key) === null) return;
  const kept = readAll(now);
  if (kept.length > 0) storage.set(key, JSON.stringify(kept));
  else storage.remove(key);
}

/** Gives the last attempt to send a message, within a day. */
export function findAttempt(digest: string, now: number): Attempt | undefined {
  return readAll(now).find((attempt) => attempt.digest === digest);
}

/** Writes down an attempt in place of an earlier one with the same message. */
export function noteAttempt(attempt: Attempt, now: number): void {
  const others = readAll(now).filter(({ digest }) => digest !== attempt.digest);
  storage.set(key, JSON.stringify([...others, attempt]));
}

/** Strikes out an attempt that certainly failed. */
export function forgetAttempt(digest: string, now: number): void {
  storage.set(key, JSON.stringify(readAll(now).filter((attempt) => attempt.digest !== digest)));
}

/** Gives when the next message may go, or undefined when it may go now. */
export function nextTurn(now: number): number | undefined {
  const arrived = readAll(now)
    .filter(({ arrived, at }) => arrived && now - at < repeatLimit.within)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const oldest = arrived.at(-repeatLimit.messages);
  return oldest === undefined ? undefined : oldest + repeatLimit.within;
}
