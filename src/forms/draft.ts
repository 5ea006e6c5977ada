import type { FormKind, Values } from './rules';
import { storage } from './storage';

/** What a visitor has typed but not sent. */
export interface Draft {
  values: Values;
  /** Where it was typed: the English path, with what the query asked for. */
  page: string;
  /** Time of the last change, in milliseconds since 1970. */
  savedAt: number;
}

/** A draft is kept for a day, in milliseconds. */
export const draftMaxAge = 24 * 60 * 60 * 1000;

/** The key of a draft in local storage. */
export const draftKey = (kind: FormKind) => `draft:${kind}`;

function isDraft(value: unknown): value is Draft {
  const { values, page, savedAt } = (value ?? {}) as Record<keyof Draft, unknown>;
  return (
    typeof page === 'string' &&
    typeof savedAt === 'number' &&
    typeof values === 'object' &&
    values !== null &&
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

/** Returns the draft of a form, however old. */
function storedDraft(kind: FormKind): Draft | undefined {
  const draft = parse(storage.get(draftKey(kind)));
  return isDraft(draft) ? draft : undefined;
}

/** Returns the draft of a form. Deletes a draft that is invalid or expired. One from the future has a wrong time, and counts as expired. */
export function readDraft(kind: FormKind, now = Date.now()): Draft | undefined {
  const draft = storedDraft(kind);
  if (draft && Math.abs(now - draft.savedAt) < draftMaxAge) return draft;
  storage.remove(draftKey(kind));
  return undefined;
}

/** Saves the values of a form, or deletes the draft if the form is empty. */
export function saveDraft(kind: FormKind, page: string, values: Values, now = Date.now()): void {
  const isEmpty = Object.values(values).every((text) => text === '');
  const draft: Draft = { values, page, savedAt: now };
  if (isEmpty) storage.remove(draftKey(kind));
  else storage.set(draftKey(kind), JSON.stringify(draft));
}

/** Saves the values of a form that is left. A draft that another tab has saved since is newer, and stays. */
export function keepDraft(kind: FormKind, page: string, values: Values, savedAt: number): void {
  const stored = storedDraft(kind);
  if (!stored || hasSameEntries(stored.values, values))
    saveDraft(kind, stored?.page ?? page, values, savedAt);
}

/** Deletes expired drafts of all forms. */
export function deleteExpiredDrafts(now = Date.now()): void {
  for (const kind of ['inquiry', 'intake', 'contact'] as const) readDraft(kind, now);
}

/** Deletes the draft with these values. What another tab has saved stays. */
export function clearDraft(kind: FormKind, values: Values): void {
  const stored = storedDraft(kind);
  if (stored && hasSameEntries(stored.values, values)) storage.remove(draftKey(kind));
}

export function hasSameEntries(one: Values, other: Values): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);
}

/**
 * Returns the initial values of a form. A draft that was typed at this address is newer than what the address asks for. An address that
 * asks for nothing takes any draft of its page.
 */
export function initialValues(kind: FormKind, page: string, initial: Values): Values {
  const draft = readDraft(kind);
  if (!draft) return initial;
  if (draft.page === page || draft.page.startsWith(`${page}?`))
    return { ...initial, ...draft.values };
  // A package belongs to the page where it was chosen.
  return { ...draft.values, package: '', ...initial };
}
