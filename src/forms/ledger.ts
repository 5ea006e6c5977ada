import { createStore, get, update, type UseStore } from 'idb-keyval';
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
/** Milliseconds after which a database that gives no answer is done without: a message must not wait for it. */
const databaseTimeoutMs = 2000;

/** So many messages may arrive in so many milliseconds from one device. */
export const repeatLimit = { messages: 5, within: 10 * 60 * 1000 };

let opened: UseStore | undefined;
/** What this page knows by itself, for browsers that refuse a database. */
let memory: readonly Attempt[] = [];

/** Returns the attempts of the last day to send a message, from whichever tab. Never throws. */
export async function readLedger(now: number): Promise<readonly Attempt[]> {
  const kept = await ask((store) => get<unknown>(key, store));
  return Array.isArray(kept) ? recent(kept, now) : recent(memory, now);
}

/** Returns the attempt to send a message. */
export function findAttempt(attempts: readonly Attempt[], digest: string): Attempt | undefined {
  return attempts.find((attempt) => attempt.digest === digest);
}

/** Returns when the next message may go, or undefined when it may go now. */
export function nextTurn(attempts: readonly Attempt[], now: number): number | undefined {
  const arrived = attempts
    .filter(({ arrived, at }) => arrived && now - at < repeatLimit.within)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const oldest = arrived.at(-repeatLimit.messages);
  return oldest === undefined ? undefined : oldest + repeatLimit.within;
}

/** Writes down an attempt in place of an earlier one with the same message. */
export async function noteAttempt(attempt: Attempt): Promise<void> {
  // The sign for delete-old-drafts.ts that there is a ledger; it stands before the ledger does.
  storage.set(key, 'ledger');
  await change((attempts) => [...without(attempts, attempt.digest), attempt], attempt.at);
}

/** Strikes out an attempt that certainly failed. */
export async function forgetAttempt(digest: string, now: number): Promise<void> {
  await change((attempts) => without(attempts, digest), now);
}

/** Deletes what is older than a day. */
export async function deleteExpiredAttempts(now = Date.now()): Promise<void> {
  await change((attempts) => attempts, now);
  if ((await readLedger(now)).length === 0) storage.remove(key);
}

async function change(
  step: (attempts: readonly Attempt[]) => readonly Attempt[],
  now: number,
): Promise<void> {
  memory = step(recent(memory, now));
  await ask((store) => update<unknown>(key, (kept) => step(recent(kept, now)), store));
}

/** Returns undefined where the database refuses or keeps silent. */
async function ask<T>(task: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  const silence = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), databaseTimeoutMs);
  });
  try {
    opened ??= createStore('messages', 'ledger');
    return await Promise.race([task(opened), silence]);
  } catch {
    return undefined;
  }
}

function recent(kept: unknown, now: number): readonly Attempt[] {
  return Array.isArray(kept) ? kept.filter(isAttempt).filter(({ at }) => now - at < day) : [];
}

function without(attempts: readonly Attempt[], digest: string): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.digest !== digest);
}

function isAttempt(value: unknown): value is Attempt {
  const { digest, at, arrived } = (value ?? {}) as Partial<Attempt>;
  return typeof digest === 'string' && typeof at === 'number' && typeof arrived === 'boolean';
}
