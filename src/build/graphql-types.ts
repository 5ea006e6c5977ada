import type { z } from 'zod';
import { collectionNames, collections, type CollectionName } from '../content/collections';
import { describe } from '../content/schema';
import { entryPath } from './pages';
import { fileType, rawType } from './raw-yaml';

/**
 * Returns the GraphQL types of all collections as SDL, generated from the schemas that validate the files. Required fields are non-null.
 * Nothing is inferred.
 */
export function typeDefs(): string {
  const types = new Map<string, string>();
  for (const name of collectionNames) nodeType(name, types);
  return [...types.values(), localeType, fileTypes].join('\n\n');
}

/** Returns the name of the GraphQL type of a collection's entries. */
export function typeName(schema: z.ZodType): string {
  const { type } = describe(schema).meta;
  if (!type) throw new Error("a collection's schema names its GraphQL type: .meta({ type: '…' })");
  return type;
}

function nodeType(collection: CollectionName, types: Map<string, string>): void {
  const schema: z.ZodObject = collections[collection];
  const name = typeName(schema);
  const own = [
    'id: ID!',
    'handle: String!',
    'slug: String!',
    'language: String!',
    // The raw node of its translation. The raw node of the English file is its parent.
    `translation: ${rawType} @link`,
    ...(entryPath(collection, '') === undefined ? [] : ['path: String!']),
    ...(derived[name] ?? []),
  ];
  types.set(name, '');
  types.set(
    name,
    declaration(`type ${name} implements Node @dontInfer`, [
      ...own,
      ...fields(name, schema, types),
    ]),
  );
}

/** Fields that are computed when nodes are created (src/build/nodes.ts). */
const derived: Partial<Record<string, string[]>> = {
  Service: ['title: String!', 'description: String!'],
  Duration: ['label: String!'],
  Claim: ['figure: String!'],
  StudioAddress: ['countryName: String!'],
};

function fields(owner: string, schema: z.ZodType, types: Map<string, string>): string[] {
  const { shape } = describe(schema);
  if (shape.kind !== 'object') return [];
  return Object.entries(shape.fields).map(([name, field]) => {
    const link = linkOf(field);
    return `${name}: ${fieldType(`${owner}${capital(name)}`, field, types)}${link}`;
  });
}

/** Files are linked by their path in `content/`, entries by their handle in the same language. */
function linkOf(schema: z.ZodType): string {
  const { shape, meta } = describe(schema);
  if (shape.kind === 'list') return linkOf(shape.item);
  if (meta.picture ?? meta.asset) return ' @link(by: "relativePath")';
  return meta.reference ? ' @link(by: "handle")' : '';
}

function fieldType(defaultName: string, schema: z.ZodType, types: Map<string, string>): string {
  const { shape, optional, meta } = describe(schema);
  const bang = optional ? '' : '!';
  if (meta.picture ?? meta.asset) return `File${bang}`;
  if (meta.reference) return `${typeName(collections[meta.reference as CollectionName])}${bang}`;
  switch (shape.kind) {
    case 'list':
      return `[${fieldType(defaultName, shape.item, types)}]${bang}`;
    case 'object': {
      const name = meta.type ?? defaultName;
      if (!types.has(name)) {
        types.set(name, '');
        types.set(
          name,
          declaration(`type ${name}`, [...(derived[name] ?? []), ...fields(name, schema, types)]),
        );
      }
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

/**
 * A file of content/ and the raw node that gatsby-transformer-yaml creates from it. Pages query entries instead, so these types have no
 * inferred fields.
 */
const fileTypes = [
  declaration(`type ${fileType} implements Node @dontInfer`, [
    'id: ID!',
    'file: String!',
    'collection: String!',
    'slug: String!',
    'language: String!',
  ]),
  declaration(`type ${rawType} implements Node @dontInfer`, ['id: ID!']),
].join('\n\n');

function declaration(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
