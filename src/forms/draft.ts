import type { FormKind, Values } from './rules';
import { storage } from './storage';

/** What a visitor has typed and not sent. */
export interface Draft {
  values: Values;
  /** English path of the page it was typed on. */
  page: string;
  /** When typing began and when it went on last, in milliseconds since 1970. */
  startedAt: number;
  savedAt: number;
}

/** Milliseconds a draft is kept: a day (issue: Nothing lost). */
export const draftMaxAge = 24 * 60 * 60 * 1000;

const keyOf = (kind: FormKind) => `draft:${kind}`;

function isDraft(value: unknown): value is Draft {
  const { values, page, startedAt, savedAt } = (value ?? {}) as Partial<Draft>;
  return (
    typeof page === 'string' &&
    typeof startedAt === 'number' &&
    typeof savedAt === 'number' &&
    typeof values === 'object' &&
    Object.values(values).every((text) => typeof text === 'string')
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns the draft of a form, or undefined where there is none, or only a broken or an old one, which is deleted. */
export function readDraft(kind: FormKind, now = Date.now()): Draft | undefined {
  const draft = parse(storage.get(keyOf(kind)));
  if (isDraft(draft) && now - draft.savedAt < draftMaxAge) return draft;
  storage.remove(keyOf(kind));
  return undefined;
}

/** Keeps what a form holds. A form without a word is not worth keeping. */
export function saveDraft(kind: FormKind, page: string, values: Values, now = Date.now()): void {
  if (Object.values(values).every((text) => text === '')) {
    clearDraft(kind);
    return;
  }
  const startedAt = readDraft(kind, now)?.startedAt ?? now;
  const draft: Draft = { values, page, startedAt, savedAt: now };
  storage.set(keyOf(kind), JSON.stringify(draft));
}

/** Deletes drafts that are too old, of whichever form. */
export function deleteExpiredDrafts(now = Date.now()): void {
  for (const kind of ['inquiry', 'intake', 'contact'] as const) readDraft(kind, now);
}

export function clearDraft(kind: FormKind): void {
  storage.remove(keyOf(kind));
}

/** Returns what the form holds before anything is typed. */
export function initialValues(kind: FormKind, page: string, initial: Values): Values {
  const draft = readDraft(kind);
  if (!draft) return initial;
  if (draft.page === page) return { ...initial, ...draft.values };
  // The package belongs to the page it was picked on.
  return { ...draft.values, tier: '', ...initial };
}
