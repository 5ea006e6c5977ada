/** @jest-environment node */
import type { CmsConfig, Field } from '@sveltia/cms';
import type { z } from 'zod';
import portfolio from '../../../locales/en/portfolio.json';
import support from '../../../locales/en/support.json';
import { collectionNames, collections } from '../../../src/content/collections';
import {
  overlaySchema,
  describe as describeField,
} from '../../../plugins/gatsby-transformer-content';
import { adapt, checkConfig } from '../../../tools/edit/build';
import { editorConfig } from '../../../tools/edit/config';

const config = editorConfig(
  { repo: 'owner/name', branch: 'main' },
  { name: 'Name', url: 'https://example.org' },
);

/** Returns every field of the editor's form with its path. */
function shown(fields: Field[], prefix: string): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const path = `${prefix}.${field.name}`;
    const { fields: inner = [] } = field as { fields?: Field[] };
    return [{ path, field }, ...shown(inner, path)];
  });
}

/** Returns every field of a schema with its path. */
function declared(schema: z.ZodType, prefix: string): { path: string; schema: z.ZodType }[] {
  const { shape } = describeField(schema);
  if (shape.kind === 'list') {
    return describeField(shape.item).shape.kind === 'object' ? declared(shape.item, prefix) : [];
  }
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => [
    { path: `${prefix}.${name}`, schema: field },
    ...declared(field, `${prefix}.${name}`),
  ]);
}

function formOf(name: string): Field[] {
  const collection = config.collections?.find((one) => one.name === name);
  if (collection && 'fields' in collection) return collection.fields;
  return collection && 'files' in collection ? (collection.files[0]?.fields ?? []) : [];
}

test('it fits the schema that the editor brings', async () => {
  await expect(checkConfig(config)).resolves.toBeUndefined();
});

test('an unknown option of the editor is an error of the build', async () => {
  const odd = { ...config, publish_mode: 'whenever' } as unknown as CmsConfig;
  await expect(checkConfig(odd)).rejects.toThrow('publish_mode');
});

test.each(collectionNames)(
  '%s: every field has its place in order; words can be translated, facts cannot, lists keep their shape',
  (name) => {
    const form = shown(formOf(name), name).map(({ path, field }) => [
      path,
      field.i18n,
      'required' in field ? field.required : undefined,
    ]);
    const wanted = declared(collections[name], name).map(({ path, schema }) => {
      const { shape, optional } = describeField(schema);
      const words = shape.kind === 'list' ? 'duplicate' : true;
      return [path, overlaySchema(schema) && words, optional ? false : ['en']];
    });
    expect(form).toEqual(wanted);
  },
);

test('values with labels in locales/ are selected by label', () => {
  for (const [name, place, strings] of [
    ['gallery', 'gallery.images.category', portfolio],
    ['jobs', 'jobs.department', support],
    ['jobs', 'jobs.type', support],
  ] as const) {
    const field = shown(formOf(name), name).find(({ path }) => path === place)?.field;
    const beginning = `${place.split('.').at(-1) ?? ''}-`;
    const options = Object.entries(strings)
      .filter(([key]) => key.startsWith(beginning))
      .map(([key, label]) => ({ label, value: key.slice(beginning.length) }));
    expect(options).not.toEqual([]);
    expect(field).toMatchObject({ widget: 'select', options });
  }
});

test('a font that the editor would fetch elsewhere stops the build', () => {
  expect(() => adapt('')).toThrow('font');
});
