import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { listItems, wrongColon } from './cures';
import type { ContentError, Problem } from './errors';
import type { FieldPath, ParsedFile } from './parse';
import { describe, valueAt, type Field } from './schema';

type Issue = z.core.$ZodIssue;

/** Validates a file. Returns its errors with line, field, what was expected and what was found. */
export function validate(parsed: ParsedFile, schema: z.ZodType): ContentError[] {
  const { error } = schema.safeParse(parsed.value);
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(parsed, schema, [...issue.path, key]))
      : [fieldError(parsed, schema, issue)],
  );
}

/** Returns an error in a field of a file. An empty path is the file as a whole. */
export function errorAt(parsed: ParsedFile, path: FieldPath, problem: Problem): ContentError {
  const field = path.map(String).join('.');
  return { file: parsed.file, ...parsed.locate(path), field, ...problem };
}

/** Returns the name that was probably meant, if one is close enough. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const near = closest(name, [...names]);
  return distance(name, near) <= Math.max(2, Math.floor(name.length / 4)) ? near : undefined;
}

/** Returns the text as a single-quoted YAML scalar. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function unknownField(parsed: ParsedFile, schema: z.ZodType, path: FieldPath): ContentError {
  const shape = fieldAt(schema, path.slice(0, -1))?.shape;
  const known = shape?.kind === 'object' ? Object.keys(shape.fields) : [];
  const near = nearest(String(path.at(-1)), known);
  const meant = near ? `Did you mean '${near}'? ` : '';
  const hint = `${meant}The fields here are: ${known.join(', ')}.`;
  return errorAt(parsed, path, { message: 'unknown field', hint });
}

function fieldError(parsed: ParsedFile, schema: z.ZodType, issue: Issue): ContentError {
  const found = valueAt(parsed.value, issue.path);
  const comment = found === null ? parsed.commentAt(issue.path) : undefined;
  const near =
    issue.code === 'invalid_value' && typeof found === 'string'
      ? nearest(found, issue.values.map(String))
      : undefined;
  const isFullWidth = issue.path.length === 0 && /^[\w-]+\s*：/.test(String(found));
  const hint = [
    isFullWidth && wrongColon,
    near && `Did you mean '${near}'?`,
    formHint(parsed, issue, found),
    comment !== undefined &&
      `YAML reads text after # as a comment. Put it in quotes: ${quoted(`#${comment}`)}`,
    fieldAt(schema, issue.path)?.meta.description,
  ]
    .filter(Boolean)
    .join(' ');
  const message = `expected ${expected(issue)}, found ${show(found)}`;
  return errorAt(parsed, issue.path, { message, hint });
}

/** Returns how to write a text or a list that YAML reads as something else. */
function formHint(parsed: ParsedFile, issue: Issue, found: unknown): string | undefined {
  if (issue.code !== 'invalid_type' || found === undefined || found === null) return undefined;
  if (issue.expected === 'array') return typeof found === 'object' ? undefined : listItems;
  const written = issue.expected === 'string' ? parsed.writtenAt(issue.path) : undefined;
  return written && `Put the text in quotes: ${quoted(written)}`;
}

/** Returns the description of the field at a path, or undefined if the schema has none. */
export function fieldAt(schema: z.ZodType, path: FieldPath): Field | undefined {
  const field = describe(schema);
  const [step, ...rest] = path;
  if (step === undefined) return field;
  if (field.shape.kind === 'list') return fieldAt(field.shape.item, rest);
  const inner = field.shape.kind === 'object' ? field.shape.fields[String(step)] : undefined;
  return inner && fieldAt(inner, rest);
}

const types: Partial<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

const formats: Partial<Record<string, string>> = {
  email: 'an email address',
  date: "a day like '2025-06-01'",
};

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? issue.message;
    case 'too_small':
      return amount(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), issue.origin);
    case 'too_big':
      return amount(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), issue.origin);
    default:
      return issue.message;
  }
}

function amount(bound: string, count: number, origin: string): string {
  if (origin === 'string')
    return count === 1 && bound === 'at least' ? 'some text' : `${bound} ${count} characters`;
  if (origin === 'array') return `${bound} ${count} ${count === 1 ? 'item' : 'items'}`;
  return `${bound} ${count}`;
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string')
    return value.length > 60
      ? `'${Array.from(value).slice(0, 57).join('')}…' (${value.length} characters)`
      : `'${value}'`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  // JSON has no infinite number.
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
