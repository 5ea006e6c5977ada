import type { z } from 'zod';
import type { ContentError } from './errors';
import { hintOf } from './hints';
import { nearest } from './names';
import type { FieldPath, ParsedFile } from './parse';
import { describe, valueAt } from './schema';

type Issue = z.core.$ZodIssue;

/** Validates a file. Returns its errors with line, field, what was expected and what was found. */
export function validate(file: string, parsed: ParsedFile, schema: z.ZodType): ContentError[] {
  const result = schema.safeParse(parsed.value);
  if (result.success) return [];
  const { issues } = result.error;
  const meant = issues.flatMap((issue) => meantFields(issue, schema));
  return issues
    .filter(
      ({ path }) =>
        (valueAt(parsed.value, path) ?? undefined) !== undefined || !meant.includes(path.join('.')),
    )
    .flatMap((issue) => errorsOf(issue, file, parsed, schema));
}

/** Returns the fields that the unknown ones were probably meant to be. That these are missing is no error of its own. */
function meantFields(issue: Issue, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = fieldsAt(schema, issue.path);
  return issue.keys.flatMap((key) => {
    const group = groupOf(key, issue.path, schema);
    if (group) return [[...issue.path, group].join('.'), [...issue.path, group, key].join('.')];
    const near = nearest(key, known);
    return near ? [[...issue.path, near].join('.')] : [];
  });
}

/** Returns the group beside an unknown field that has a field of this name: the line begins too far left. */
const groupOf = (key: string, path: FieldPath, schema: z.ZodType) =>
  fieldsAt(schema, path).find((field) => fieldsAt(schema, [...path, field]).includes(key));

function errorsOf(
  issue: Issue,
  file: string,
  parsed: ParsedFile,
  schema: z.ZodType,
): ContentError[] {
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schema, issue.path);
    return issue.keys.map((key) => {
      const group = groupOf(key, issue.path, schema);
      const near = nearest(key, known);
      const question = group
        ? `If it belongs to '${group}', begin the line with two more spaces. `
        : near
          ? `Did you mean '${near}'? `
          : '';
      return {
        ...errorAt(file, parsed, [...issue.path, key]),
        message: 'unknown field',
        hint: known.length > 0 ? `${question}Here belong: ${known.join(', ')}.` : 'Take it out.',
      };
    });
  }
  const found = valueAt(parsed.value, issue.path);
  return [
    {
      ...errorAt(file, parsed, issue.path),
      message: `expected ${expected(issue)}, found ${show(found)}`,
      hint: hintOf(issue, found, {
        help: helpAt(schema, issue.path),
        note: parsed.noteAt(issue.path),
      }),
    },
  ];
}

/** The help text of a field. */
function helpAt(schema: z.ZodType, path: FieldPath): string | undefined {
  const { shape, meta } = describe(schema);
  const [step, ...rest] = path;
  if (step === undefined) return meta.description;
  if (shape.kind === 'list') return helpAt(shape.item, rest);
  const field = shape.kind === 'object' ? shape.fields[String(step)] : undefined;
  return field && helpAt(field, rest);
}

/** Returns an error at a position, without a message. */
export function errorAt(file: string, parsed: ParsedFile, path: FieldPath): ContentError {
  return { file, ...parsed.locate(path), field: path.map(String).join('.'), message: '' };
}

function fieldsAt(schema: z.ZodType, path: FieldPath): string[] {
  const { shape } = describe(schema);
  const [step, ...rest] = path;
  if (shape.kind === 'object') {
    if (step === undefined) return Object.keys(shape.fields);
    const field = shape.fields[String(step)];
    return field ? fieldsAt(field, rest) : [];
  }
  return shape.kind === 'list' && step !== undefined ? fieldsAt(shape.item, rest) : [];
}

const kinds: Partial<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function expected(issue: Issue): string {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_small')
    return amount(issue.exact ? 'exactly' : 'at least', Number(issue.minimum), issue.origin);
  if (issue.code === 'too_big')
    return amount(issue.exact ? 'exactly' : 'at most', Number(issue.maximum), issue.origin);
  if (issue.code === 'invalid_format') return formats[issue.format] ?? issue.message;
  return issue.message;
}

const formats: Partial<Record<string, string>> = {
  url: 'an address that starts with https://',
  email: 'an email address',
  date: "a day like '2025-06-01'",
};

function amount(bound: string, count: number, origin: string): string {
  if (origin === 'string')
    return count === 1 && bound === 'at least' ? 'some text' : `${bound} ${count} characters`;
  if (origin === 'array') return `${bound} ${count} ${count === 1 ? 'item' : 'items'}`;
  return `${bound} ${count}`;
}

function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') {
    const text = value.length > 60 ? `${value.slice(0, 57)}…` : value;
    return value.length > 60 ? `'${text}' (${value.length} characters)` : `'${text}'`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  return JSON.stringify(value);
}
