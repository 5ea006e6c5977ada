/** @jest-environment node */
import type { CmsConfig, Field } from '@sveltia/cms';
import portfolio from '../../../locales/en/portfolio.json';
import support from '../../../locales/en/support.json';
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

test('words can be translated, facts cannot, and lists keep their shape', () => {
  const fields = Object.fromEntries(formOf('jobs').map(({ name, i18n }) => [name, i18n]));
  expect(fields).toMatchObject({ title: true, department: undefined, tasks: 'duplicate' });
});

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
