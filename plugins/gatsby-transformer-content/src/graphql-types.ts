import type { z } from 'zod';
import { describe } from './schema';
import { schemaOf, type ContentSetup } from './setup';

/** The type of the nodes that gatsby-transformer-yaml makes of the files. */
export const rawType = 'ContentYaml';

/**
 * Returns the GraphQL types of all collections as SDL, generated from the schemas that validate the files. Required fields are non-null.
 * Nothing is inferred.
 */
export function typeDefs(setup: ContentSetup): string {
  const types = new Map<string, string>();
  for (const schema of Object.values(setup.collections)) nodeType(setup, schema, types);
  return [...types.values(), localeType, rawFileType, errors].join('\n\n');
}

/** Returns the name of the GraphQL type of a collection's entries. */
export function typeName(schema: z.ZodType): string {
  const { type } = describe(schema).meta;
  if (!type) throw new Error("a collection's schema names its GraphQL type: .meta({ type: '…' })");
  return type;
}

function nodeType(setup: ContentSetup, schema: z.ZodType, types: Map<string, string>): void {
  const name = typeName(schema);
  const own = [
    'id: ID!',
    'handle: String!',
    'slug: String!',
    'language: String!',
    // The raw node of its translation. The raw node of the English file is its parent.
    `translation: ${rawType} @link`,
  ];
  const interfaces = ['Node', ...(describe(schema).meta.interfaces ?? [])].join(' & ');
  declare(setup, name, schema, types, `type ${name} implements ${interfaces} @dontInfer`, own);
}

/** Adds the type of an object, unless it is there. Types of the same name have the same fields. */
function declare(
  setup: ContentSetup,
  name: string,
  schema: z.ZodType,
  types: Map<string, string>,
  head = `type ${name}`,
  own: readonly string[] = [],
): void {
  const { shape, meta } = describe(schema);
  if (types.has(name) || shape.kind !== 'object') return;
  // Its place is before that of its fields.
  types.set(name, '');
  const derived = Object.entries(meta.derived ?? {}).map(
    ([field, { type }]) => `${field}: ${type}`,
  );
  const fields = Object.entries(shape.fields).map(([field, inner]) => {
    const type = fieldType(setup, `${name}${capital(field)}`, inner, types);
    return `${field}: ${type}${linkOf(inner)}`;
  });
  types.set(name, declaration(head, [...own, ...derived, ...fields]));
}

/** Files are linked by their path in the content folder, entries by their handle in the same language. */
function linkOf(schema: z.ZodType): string {
  const { shape, meta } = describe(schema);
  if (shape.kind === 'list') return linkOf(shape.item);
  if (meta.picture ?? meta.asset) return ' @link(by: "relativePath")';
  return meta.reference ? ' @link(by: "handle")' : '';
}

function fieldType(
  setup: ContentSetup,
  defaultName: string,
  schema: z.ZodType,
  types: Map<string, string>,
): string {
  const { shape, optional, meta } = describe(schema);
  const bang = optional ? '' : '!';
  if (meta.picture ?? meta.asset) return `File${bang}`;
  if (meta.reference) return `${typeName(schemaOf(setup, meta.reference))}${bang}`;
  switch (shape.kind) {
    case 'list':
      return `[${fieldType(setup, defaultName, shape.item, types)}]${bang}`;
    case 'object': {
      const name = meta.type ?? defaultName;
      declare(setup, name, schema, types);
      return `${name}${bang}`;
    }
    case 'choice': {
      const name = meta.type ?? defaultName;
      types.set(name, declaration(`enum ${name}`, shape.values));
      return `${name}${bang}`;
    }
    case 'integer':
      return `Int${bang}`;
    case 'number':
      return `Float${bang}`;
    case 'boolean':
      return `Boolean${bang}`;
    case 'text':
      return `String${bang}`;
  }
}

/** The strings of one namespace and language as JSON, for gatsby-plugin-react-i18next. */
const localeType =
  'type Locale implements Node @dontInfer { id: ID! language: String! ns: String! data: String! }';

/** Pages query entries instead of the raw nodes, so these have no inferred fields. */
const rawFileType = declaration(`type ${rawType} implements Node @dontInfer`, ['id: ID!']);

/** The type of the node with the errors of the content, while developing. */
export const errorsType = 'ContentErrors';
const errors = declaration(`type ${errorsType} implements Node @dontInfer`, [
  'id: ID!',
  'text: String!',
]);

function declaration(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
