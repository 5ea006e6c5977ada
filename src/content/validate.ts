import type { z } from 'zod';
import type { ContentError } from './errors';
import { cut } from '../lib/cut';
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
  const explained = issues.flatMap((issue) => explainedFields(issue, parsed, schema));
  return issues
    .filter(({ path }) => !explained.includes(path.join('.')))
    .flatMap((issue) => errorsOf(issue, file, parsed, schema));
}

/** Returns the fields that are missing only because an unknown field was meant to be them. That is no error of its own. */
function explainedFields(issue: Issue, parsed: ParsedFile, schema: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const isMissing = (field: string) => valueAt(parsed.value, [...issue.path, field]) === undefined;
  const isEmpty = (field: string) => valueAt(parsed.value, [...issue.path, field]) === null;
  return issue.keys.flatMap((key) => {
    const { group, near } = meaning(key, issue.path, schema);
    const paths: FieldPath[] = [];
    if (group) paths.push([group, key]);
    if (group && isEmpty(group)) paths.push([group]);
    if (!group && near && isMissing(near)) paths.push([near]);
    return paths.map((path) => [...issue.path, ...path].join('.'));
  });
}

/** Returns what an unknown field may be: a field of the group beside it, if its line begins too far left, or one of a similar name. */
function meaning(key: string, path: FieldPath, schema: z.ZodType) {
  const known = fieldsAt(schema, path);
  const group = known.find((field) => fieldsAt(schema, [...path, field]).includes(key));
  return { known, group, near: nearest(key, known) };
}

function errorsOf(
  issue: Issue,
  file: string,
  parsed: ParsedFile,
  schema: z.ZodType,
): ContentError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const { known, group, near } = meaning(key, issue.path, schema);
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
    const text = value.length > 60 ? `${cut(value, 57)}…` : value;
    return value.length > 60 ? `'${text}' (${value.length} characters)` : `'${text}'`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `the fields ${Object.keys(value).join(', ')}`;
  return JSON.stringify(value);
}
