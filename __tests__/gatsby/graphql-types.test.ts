/** @jest-environment node */
import { buildSchema, isEnumType, isNonNullType, isObjectType } from 'graphql';
import { collectionNames, collections } from '../../src/content/collections';
import { fieldColours, motifNames } from '../../src/content/fields';
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

const values = (name: string) => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : undefined;
};

test('what a file may choose from is an enumeration, so that pages know its values', () => {
  expect(String(field('Service', 'colour')?.type)).toBe('FieldColour!');
  expect(String(field('ServiceKindsItems', 'device')?.type)).toBe('ServiceKindsItemsDevice');
  expect(values('FieldColour')).toEqual([...fieldColours]);
  expect(values('FieldMotif')).toEqual([...motifNames]);
});
