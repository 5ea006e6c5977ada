import type {
  BooleanField,
  Field,
  ListFieldWithSubField,
  ListFieldWithSubFields,
  RelationField,
  SelectField,
  StandardField,
} from '@sveltia/cms';
import { z } from 'zod';
import { collections, type CollectionName } from '../../src/collections';
import type { FieldMeta } from '../../plugins/gatsby-transformer-content';
import {
  type Messages,
  namesOf,
  overlaySchema,
  describe,
} from '../../plugins/gatsby-transformer-content';
import { defaultLanguage } from '../../src/i18n/languages';
import { readData } from '../read-data';
import { defined, labelOf, plain } from './labels';

/** Longer texts get a text area. */
const longText = 120;

/**
 * Returns the editor's fields for an object. Words can be translated, facts cannot, and lists keep their English length. Fields are
 * required only in English, as translations are optional.
 */
export function fieldsOf(schema: z.ZodType): Field[] {
  const { shape } = describe(schema);
  if (shape.kind !== 'object') throw new Error('an entry is a group of fields');
  return Object.entries(shape.fields).map(([name, field]) => fieldOf(name, field));
}

/** Returns the editor's field. */
export function fieldOf(name: string, schema: z.ZodType): Field {
  const { shape, optional, meta } = describe(schema);
  const inner = innermost(schema);
  const common = {
    name,
    label: labelOf(name, meta),
    ...defined({ hint: meta.description }),
    required: optional ? false : [defaultLanguage],
    ...i18nOf(inner, shape.kind),
  };
  if (shape.kind === 'object') return { ...common, widget: 'object', fields: fieldsOf(inner) };
  if (shape.kind === 'list') return { ...common, ...listOf(inner, shape.item, meta) };
  if (shape.kind === 'choice') {
    const options = shape.values.map((value) => ({ label: plain(value), value }));
    return { ...common, widget: 'select', options };
  }
  if (shape.kind === 'boolean') return { ...common, ...yesOrNo(optional) };
  if (shape.kind === 'text') return { ...common, ...textOf(inner, meta) };
  const { minimum: min, maximum: max } = limits(inner);
  const type = shape.kind === 'integer' ? 'int' : 'float';
  return { ...common, widget: 'number', value_type: type, ...defined({ min, max }) };
}

/** A switch would write `false` into every entry without the field. */
function yesOrNo(optional: boolean): Bare<BooleanField> | Bare<SelectField> {
  return optional
    ? { widget: 'select', options: [{ label: 'Yes', value: true }] }
    : { widget: 'boolean', default: false };
}

function i18nOf(schema: z.ZodType, kind: string): { i18n?: true | 'duplicate' } {
  if (!overlaySchema(schema)) return {};
  return { i18n: kind === 'list' ? 'duplicate' : true };
}

function listOf(
  list: z.ZodType,
  item: z.ZodType,
  meta: FieldMeta,
): Bare<RelationField> | Bare<ListFieldWithSubField> | Bare<ListFieldWithSubFields> {
  const { minItems: min, maxItems: max } = limits(list);
  const { shape, meta: itemMeta } = describe(item);
  const amount = defined({ min, max });
  if (itemMeta.reference) return { ...relation(itemMeta.reference), multiple: true, ...amount };
  const base = { widget: 'list' as const, ...amount, label_singular: meta.one ?? 'item' };
  if (shape.kind !== 'object') return { ...base, field: fieldOf(meta.one ?? 'item', item) };
  const fields = fieldsOf(item);
  return { ...base, fields, collapsed: 'auto' as const, ...summary(Object.keys(shape.fields)) };
}

/** The summary of a collapsed list item. */
function summary(names: readonly string[]): { summary?: string } {
  const name = ['title', 'name', 'label', 'key', 'study', 'alt'].find((known) =>
    names.includes(known),
  );
  return defined({ summary: name && `{{fields.${name}}}` });
}

function textOf(schema: z.ZodType, meta: FieldMeta): Bare<StandardField> {
  if (meta.reference) return relation(meta.reference);
  // A unique value is new in each entry, so it is a text field.
  if (meta.named && !meta.unique) return choiceOf(meta.named);
  if (meta.picture || meta.asset) {
    const accept = meta.endings?.join(',');
    return {
      widget: meta.picture ? 'image' : 'file',
      choose_url: false,
      ...defined({ accept }),
    };
  }
  const { maxLength, format } = limits(schema);
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const length = defined({ maxlength: maxLength });
  if (maxLength !== undefined && maxLength > longText && meta.words) {
    return { widget: 'text', use_emoji_autocomplete: false, ...length };
  }
  return {
    widget: 'string',
    use_emoji_autocomplete: false,
    ...length,
    ...(format === 'email' ? { type: 'email' as const } : {}),
    ...(format === 'uri' ? { type: 'url' as const } : {}),
    ...patternOf(schema),
  };
}

/** Options with their English names. */
function choiceOf(named: readonly string[]): Bare<SelectField> {
  const strings = named.map((pattern) => {
    const [namespace = ''] = pattern.split(':');
    return [namespace, readData(`locales/${defaultLanguage}/${namespace}.json`)];
  });
  const names = namesOf(named, Object.fromEntries(strings) as Record<string, Messages>);
  return { widget: 'select', options: names.map(([value, label]) => ({ label, value })) };
}

function relation(collection: string): Bare<RelationField> {
  return {
    widget: 'relation',
    collection,
    value_field: '{{slug}}',
    display_fields: [nameFieldOf(collection as CollectionName) ?? '{{slug}}'],
  };
}

/** Returns the field with the title of an entry, if there is one. */
export function nameFieldOf(collection: CollectionName): string | undefined {
  const { shape } = describe(collections[collection].schema);
  if (shape.kind !== 'object') return undefined;
  return ['title', 'name', 'question'].find(
    // The title of packages is the same everywhere.
    (name) => name in shape.fields && !('service' in shape.fields),
  );
}

/** The pattern of a text, with the message of the check. Zod names both in its error for an empty text, which matches none. */
function patternOf(schema: z.ZodType): { pattern?: [string, string] } {
  const { issues = [] } = schema.safeParse('').error ?? {};
  for (const issue of issues) {
    if (issue.code !== 'invalid_format' || issue.format !== 'regex') continue;
    const [, source = ''] = /^\/(.*)\/\w*$/.exec(issue.pattern ?? '') ?? [];
    return { pattern: [source, capital(issue.message)] };
  }
  return {};
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The bounds and format of a field from its JSON Schema. */
function limits(schema: z.ZodType) {
  const { minimum, maximum, ...others } = z.toJSONSchema(schema);
  const bound = (value = Infinity) =>
    Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined;
  return { ...others, minimum: bound(minimum), maximum: bound(maximum) };
}

function innermost(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? innermost(schema.unwrap() as z.ZodType) : schema;
}

/** A field without the common properties. */
type Bare<One> = One extends StandardField
  ? Omit<One, 'name' | 'label' | 'hint' | 'required' | 'i18n'>
  : never;
