import type { z } from 'zod';
import { describe, valueAt } from './schema';
import type { ParsedEntry } from './entry-file';
import { schemaOf, type ContentSetup } from './setup';

/** The hidden drafts, each as 'collection/slug'. */
export type HiddenDrafts = ReadonlySet<string>;

/**
 * Removes from an entry what refers to hidden drafts: items of lists, optional fields, and groups that need what they refer to.
 * @param schema - that of the entry, which the value fits
 * @returns undefined if the entry itself needs a hidden draft.
 */
export function withoutDrafts(schema: z.ZodType, value: unknown, hidden: HiddenDrafts): unknown {
  if (hidden.size === 0 || value === undefined || value === null) return value;
  const { shape, meta } = describe(schema);
  if (shape.kind === 'list')
    return (value as unknown[])
      .map((item) => withoutDrafts(shape.item, item, hidden))
      .filter((item) => item !== undefined);
  if (shape.kind === 'object') {
    const fields = Object.entries(value as Record<string, unknown>).map(([name, before]) => {
      const field = shape.fields[name];
      return { name, before, field, after: field ? withoutDrafts(field, before, hidden) : before };
    });
    const removed = fields.filter(
      ({ before, after }) => after === undefined && before !== undefined,
    );
    if (removed.some(({ field }) => field && !describe(field).optional)) return undefined;
    return Object.fromEntries(
      fields.filter((field) => !removed.includes(field)).map(({ name, after }) => [name, after]),
    );
  }
  return hidden.has(`${meta.reference ?? ''}/${value as string}`) ? undefined : value;
}

/** @returns The entries with `draft: true`, and those that cannot do without one, as the gallery of a study. */
export function hiddenDrafts(setup: ContentSetup, english: readonly ParsedEntry[]): HiddenDrafts {
  const hidden = new Set<string>();
  let found = 0;
  do {
    found = hidden.size;
    for (const { collection, slug, parsed } of english)
      if (
        valueAt(parsed.value, ['draft']) === true ||
        withoutDrafts(schemaOf(setup, collection), parsed.value, hidden) === undefined
      )
        hidden.add(`${collection}/${slug}`);
  } while (hidden.size > found);
  return hidden;
}
