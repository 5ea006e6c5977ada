/** @jest-environment node */
import { buildSchema, isNonNullType, isObjectType } from 'graphql';
import { collectionNames, collections } from '../../src/content/collections';
import { typeDefs, typeName } from '../../src/gatsby/graphql-types';

/** What Gatsby adds around the types. */
const around = `
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  scalar Date
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;
const schema = buildSchema(`${around}${typeDefs()}`);

function field(type: string, name: string) {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`${type} is no type`);
  return found.getFields()[name];
}

test.each(collectionNames)('%s has a type that is a node', (name) => {
  const type = schema.getType(typeName(collections[name]));
  expect(isObjectType(type) && type.getInterfaces().map(String)).toEqual(['Node']);
});

test('what a file must have is never null; what it may have can be', () => {
  expect(isNonNullType(field('Service', 'hero')?.type)).toBe(true);
  expect(String(field('Service', 'technologies')?.type)).toBe('[String!]');
  expect(String(field('Product', 'plans')?.type)).toBe('[ProductPlans!]!');
  expect(String(field('ProductPlans', 'price')?.type)).toBe('Float');
});

test('pictures and references are links', () => {
  expect(String(field('Picture', 'src')?.type)).toBe('File!');
  expect(String(field('TierTable', 'service')?.type)).toBe('Service!');
  expect(String(field('Service', 'testimonials')?.type)).toBe('[Testimonial!]!');
});
