import { z, type GlobalMeta } from 'zod';
import './field-meta';
import type { FieldPath } from './parse';

/** The kinds of schema that content may use. */
export type Shape =
  | { kind: 'object'; fields: Record<string, z.ZodType> }
  | { kind: 'list'; item: z.ZodType }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'text' | 'integer' | 'number' | 'boolean' };

export interface Field {
  shape: Shape;
  optional: boolean;
  meta: GlobalMeta;
}

/** Returns the shape of a field's schema. Throws on kinds of schema that content does not use. */
export function describe(schema: z.ZodType): Field {
  if (schema instanceof z.ZodOptional) {
    return { ...describe(schema.unwrap() as z.ZodType), optional: true };
  }
  // A nullable list item of a translation.
  if (schema instanceof z.ZodNullable) return describe(schema.unwrap() as z.ZodType);
  return { shape: shapeOf(schema), optional: false, meta: schema.meta() ?? {} };
}

function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return { kind: 'object', fields: ownFields(schema.shape) };
  if (schema instanceof z.ZodArray) return { kind: 'list', item: schema.element as z.ZodType };
  if (schema instanceof z.ZodNumberFormat) return { kind: 'integer' };
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' };
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { kind: 'text' };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.map(String) };
  throw new Error(
    `content schemas cannot use zod's '${schema.type}' yet: teach gatsby-transformer-content/src/schema.ts`,
  );
}

/** Without a prototype, an object has no field `constructor`. */
const ownFields = (shape: Record<string, z.ZodType>): Record<string, z.ZodType> =>
  Object.assign(Object.create(null) as Record<string, z.ZodType>, shape);

export interface Leaf {
  path: FieldPath;
  value: unknown;
  meta: GlobalMeta;
}

/** Returns the value at a path, or undefined. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

/** Returns the data with every leaf replaced by its result, and then every group. */
export function mapLeaves(
  schema: z.ZodType,
  value: unknown,
  change: (leaf: Leaf) => unknown,
  changeGroup: (meta: GlobalMeta, group: Record<string, unknown>) => unknown = (_, group) => group,
  path: FieldPath = [],
): unknown {
  if (value === undefined || value === null) return value;
  const { shape, meta } = describe(schema);
  const inside = (inner: z.ZodType, step: PropertyKey, data: unknown) =>
    mapLeaves(inner, data, change, changeGroup, [...path, step]);
  if (shape.kind === 'list')
    return (value as unknown[]).map((item, index) => inside(shape.item, index, item));
  if (shape.kind !== 'object') return change({ path, value, meta });
  const fields = Object.entries(value).map(([name, data]: [string, unknown]) => {
    const field = shape.fields[name];
    return [name, field ? inside(field, name, data) : data];
  });
  const group = Object.fromEntries(fields) as Record<string, unknown>;
  return changeGroup(meta, group);
}

/** Returns every leaf value with its path and metadata. */
export function leaves(schema: z.ZodType, value: unknown): Leaf[] {
  const found: Leaf[] = [];
  mapLeaves(schema, value, (leaf) => found.push(leaf));
  return found;
}

/** Returns every string in the data with its path. */
export function stringsIn(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name]))
    : [];
}
