import { createStore, get, update, type UseStore } from 'idb-keyval';
import { storage } from './storage';

/** An attempt to send a message. The ledger is the record of all attempts of the last day. */
export interface Attempt {
  /** SHA-256 of the message. Its text is not stored. */
  digest: string;
  /** Milliseconds since 1970. */
  at: number;
  arrived: boolean;
}

const key = 'sent';
const day = 24 * 60 * 60 * 1000;
/** Timeout for the database. After it, the message is sent without the database. */
const databaseTimeoutMs = 2000;

/** The limit of messages from one device, in milliseconds. */
export const repeatLimit = { messages: 5, within: 10 * 60 * 1000 };

let opened: UseStore | undefined;
/** Fallback for browsers without IndexedDB. */
let memory: readonly Attempt[] = [];

/** Returns the attempts of the last day from all tabs. Never throws. */
export async function readLedger(now: number): Promise<readonly Attempt[]> {
  const stored = await ask((store) => get<unknown>(key, store));
  return Array.isArray(stored) ? recent(stored, now) : recent(memory, now);
}

export function findAttempt(attempts: readonly Attempt[], digest: string): Attempt | undefined {
  return attempts.find((attempt) => attempt.digest === digest);
}

/** Returns when the next message may be sent, or undefined if it may be sent now. */
export function nextTurn(attempts: readonly Attempt[], now: number): number | undefined {
  const arrived = attempts
    .filter(({ arrived, at }) => arrived && now - at < repeatLimit.within)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
  const oldest = arrived.at(-repeatLimit.messages);
  return oldest === undefined ? undefined : oldest + repeatLimit.within;
}

/** Records an attempt, and replaces an earlier one with the same message. */
export async function noteAttempt(attempt: Attempt): Promise<void> {
  // Tells delete-old-drafts.ts that there is a ledger. Written first, so that no ledger is without it.
  storage.set(key, 'ledger');
  await change((attempts) => [...without(attempts, attempt.digest), attempt], attempt.at);
}

/** Removes an attempt that certainly failed. */
export async function forgetAttempt(digest: string, now: number): Promise<void> {
  await change((attempts) => without(attempts, digest), now);
}

/** Deletes attempts that are older than a day. */
export async function deleteExpiredAttempts(now = Date.now()): Promise<void> {
  await change((attempts) => attempts, now);
  if ((await readLedger(now)).length === 0) storage.remove(key);
}

async function change(
  step: (attempts: readonly Attempt[]) => readonly Attempt[],
  now: number,
): Promise<void> {
  memory = step(recent(memory, now));
  await ask((store) => update<unknown>(key, (stored) => step(recent(stored, now)), store));
}

/** Returns undefined if the database fails or times out. */
async function ask<T>(task: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), databaseTimeoutMs);
  });
  try {
    opened ??= createStore('messages', 'ledger');
    return await Promise.race([task(opened), timeout]);
  } catch {
    return undefined;
  }
}

function recent(stored: unknown, now: number): readonly Attempt[] {
  return Array.isArray(stored) ? stored.filter(isAttempt).filter(({ at }) => now - at < day) : [];
}

function without(attempts: readonly Attempt[], digest: string): readonly Attempt[] {
  return attempts.filter((attempt) => attempt.digest !== digest);
}

function isAttempt(value: unknown): value is Attempt {
  const { digest, at, arrived } = (value ?? {}) as Partial<Attempt>;
  return typeof digest === 'string' && typeof at === 'number' && typeof arrived === 'boolean';
}
