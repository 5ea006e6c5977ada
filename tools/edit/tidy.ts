import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { collections } from '../../src/content/collections';
import { listContent } from '../../src/content/files';
import { describe } from '../../src/content/schema';

/** Takes an entry's data; gives its file as the editor writes it: a value a line, without comments. */
export function written(data: unknown): string {
  return stringify(data, { lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' });
}

/**
 * Takes a content folder; writes every entry as the editor would, so that a later edit in the browser changes only the lines of
 * that edit. Gives the files it changed. What the notes in them say belongs into the schemas: they go.
 */
export async function tidy(root: string): Promise<string[]> {
  const { entries } = await listContent(root);
  const changed: string[] = [];
  for (const { file, collection } of entries) {
    const text = await readFile(path.join(root, file), 'utf8');
    const tidied = written(arranged(parse(text), collections[collection]));
    if (tidied === text) continue;
    await writeFile(path.join(root, file), tidied);
    changed.push(file);
  }
  return changed;
}

/** Takes an entry's data, sound or not; gives it with fields in the order of the schema and words without spaces around them. */
function arranged(data: unknown, schema: z.ZodType): unknown {
  if (typeof data === 'string') return data.trim();
  if (typeof data !== 'object' || data === null) return data;
  const { shape } = describe(schema);
  if (Array.isArray(data)) {
    return shape.kind === 'list' ? data.map((item) => arranged(item, shape.item)) : data;
  }
  if (shape.kind !== 'object') return data;
  const known = Object.entries(shape.fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(data, name);
    // The editor leaves out a list that may be left out and holds nothing.
    const isNothing = Array.isArray(value) && value.length === 0 && describe(field).optional;
    return name in data && !isNothing ? [[name, arranged(value, field)] as const] : [];
  });
  return { ...Object.fromEntries(known), ...leftOver(data, shape.fields) };
}

/** Fields that the schema does not know are faults of the check: they stay to be seen. */
const leftOver = (data: object, fields: object) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !(name in fields)));
