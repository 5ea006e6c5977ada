import type { z } from 'zod';
import { collectionNames, collections } from '../../src/collections';
import { describe, type Field } from '../../plugins/gatsby-transformer-content';
import { labelOf } from './labels';

/** The file with the list of all fields. */
export const fieldsPage = 'docs/fields.md';

/** Returns a Markdown page of all collections and fields, with the help texts of the schemas. */
export function fieldsMarkdown(): string {
  const parts = collectionNames.map((name) => {
    const { schema } = collections[name];
    const { meta } = describe(schema);
    const location = 'single' in collections[name] ? `content/${name}.yaml` : `content/${name}/`;
    const about = [`\`${location}\``, meta.description].filter(Boolean).join('. ');
    const rows = rowsOf(schema, '').map((cells) => `| ${cells.join(' | ')} |`);
    return [
      `## ${labelOf(name, meta)}`,
      about,
      ['| field | in the form | what it takes |', '| --- | --- | --- |', ...rows].join('\n'),
    ].join('\n\n');
  });
  const head = [
    '# All fields',
    'Generated from the schemas by `npm run check -- --fix`; do not edit it. Fields with a star may be left out. **Words** are translated, everything else is the same in every language.',
  ];
  return `${[...head, ...parts].join('\n\n')}\n`;
}

function rowsOf(schema: z.ZodType, prefix: string): string[][] {
  const { shape } = describe(schema);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const described = describe(field);
    const { shape: inner } = described;
    const path = `${prefix}${name}${inner.kind === 'list' ? '[]' : ''}`;
    const row = [
      `\`${path}\`${described.optional ? '\\*' : ''}`,
      labelOf(name, described.meta),
      takes(described),
    ];
    if (inner.kind === 'list') return [row, ...rowsOf(inner.item, `${path}.`)];
    return [row, ...rowsOf(field, `${path}.`)];
  });
}

function takes({ shape, meta }: Field): string {
  const item = shape.kind === 'list' ? describe(shape.item) : undefined;
  const words = meta.words || item?.meta.words ? '**Words.**' : '';
  return [words, kindOf(item ?? { shape, meta, optional: false }), meta.description]
    .filter(Boolean)
    .join(' ')
    .replaceAll('|', '\\|');
}

function kindOf({ shape, meta }: Field): string {
  if (meta.reference) return `The name of a file in \`content/${meta.reference}/\`.`;
  if (shape.kind === 'choice') return `One of ${shape.values.join(', ')}.`;
  if (shape.kind === 'boolean') return '`true` or `false`.';
  if (meta.endings) return `A file ending in ${meta.endings.join(', ')}, beside the entry.`;
  return '';
}
