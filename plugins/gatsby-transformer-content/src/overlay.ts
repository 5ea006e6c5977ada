import { z } from 'zod';
import type { ContentError } from './errors';
import type { FieldPath, ParsedFile } from './parse';
import { describe, valueAt } from './schema';
import { errorAt, fieldAt, validate } from './error-map';

/**
 * Returns the schema of a translation: only texts, all optional, with null for a list item that stays English. Undefined if nothing can
 * be translated.
 */
export function overlaySchema(schema: z.ZodType): z.ZodType | undefined {
  const { shape, meta } = describe(schema);
  if (shape.kind === 'object') {
    const fields = Object.entries(shape.fields).flatMap(([name, field]) => {
      const overlay = overlaySchema(field);
      return overlay ? [[name, overlay.optional()] as const] : [];
    });
    return fields.length > 0 ? z.strictObject(Object.fromEntries(fields)) : undefined;
  }
  if (shape.kind === 'list') {
    const item = overlaySchema(shape.item);
    return item ? z.array(item.nullable()) : undefined;
  }
  return meta.words ? schema : undefined;
}

/**
 * Returns the errors of a translation: facts that belong to the English file, fields that English lacks, lists that are too long, and
 * invalid values.
 */
export function validateOverlay(
  parsed: ParsedFile,
  english: unknown,
  schema: z.ZodType,
): ContentError[] {
  const overlay = overlaySchema(schema);
  if (!overlay) {
    const message = 'unexpected translation: this collection has no text to translate';
    return [errorAt(parsed, [], { message, hint: 'Remove the file.' })];
  }
  const errors = validate(parsed, overlay).map((error) =>
    error.message === 'unknown field' && fieldAt(schema, error.field.split('.'))
      ? {
          ...error,
          message: 'a field that only the English file may have',
          hint: 'Remove it here.',
        }
      : error,
  );
  return [...errors, ...compare(parsed, english, parsed.value, [])];
}

function compare(
  parsed: ParsedFile,
  english: unknown,
  translated: unknown,
  path: FieldPath,
): ContentError[] {
  if (Array.isArray(translated) && Array.isArray(english)) {
    if (translated.length > english.length) {
      const message = `expected at most ${english.length} items, as in English, found ${translated.length}`;
      const hint = 'Keep the order of items; write null for one that stays English.';
      return [errorAt(parsed, path, { message, hint })];
    }
    return translated.flatMap((item, index) =>
      compare(parsed, english[index], item, [...path, index]),
    );
  }
  if (isGroup(translated) && isGroup(english)) {
    return Object.entries(translated).flatMap(([name, inner]) =>
      compare(parsed, valueAt(english, [name]), inner, [...path, name]),
    );
  }
  if (translated !== undefined && translated !== null && english === undefined && path.length > 0) {
    const message = 'a translation of a field that the English file does not have';
    const hint = 'Add it in English first, or remove it here.';
    return [errorAt(parsed, path, { message, hint })];
  }
  return [];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges a translation into the English data. */
export function merge(english: unknown, translated: unknown): unknown {
  if (translated === undefined || translated === null) return english;
  if (Array.isArray(english) && Array.isArray(translated)) {
    return english.map((item, index) => merge(item, translated[index]));
  }
  if (isGroup(english) && isGroup(translated)) {
    return Object.fromEntries(
      Object.entries(english).map(([name, inner]) => [
        name,
        merge(inner, valueAt(translated, [name])),
      ]),
    );
  }
  return translated;
}
