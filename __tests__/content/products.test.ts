import { products } from '../../src/collections/products';

const words = { title: 'A title', text: 'A text.' };
const picture = (name: string) => ({ src: `./${name}.jpg`, alt: name });

const pictures = { before: picture('before'), after: picture('after') };
const model = { photos: [picture('photo')], model: './pot.glb', still: picture('still') };

const product = {
  order: 1,
  name: 'Tool',
  color: 'indigo',
  hero: { badge: 'A badge', headline: 'A headline', blurb: 'A blurb.' },
  claims: [{ value: 5, label: 'stars' }],
  features: [words, words, words],
  steps: [words, words, words],
  integrations: ['A shop'],
  plans: [
    { slug: 'pro', name: 'Pro', text: 'All.', features: ['All'], cta: 'Take it', featured: true },
  ],
  seo: { title: 'A tool', description: 'What it does.' },
};

const valid = (example: object) =>
  products.schema.safeParse({ ...product, example: { ...words, ...example } }).success;

test('an example is two pictures to compare, or photos and their model', () => {
  expect(valid(pictures)).toBe(true);
  expect(valid(model)).toBe(true);
  expect(valid({})).toBe(false);
  expect(valid({ ...pictures, after: undefined })).toBe(false);
  expect(valid({ ...model, still: undefined })).toBe(false);
  expect(valid({ ...model, photos: [] })).toBe(false);
  expect(valid({ ...pictures, ...model })).toBe(false);
});

test('at most one plan is recommended', () => {
  const recommended = { ...product.plans[0], featured: true };
  const more = { ...recommended, slug: 'more' };
  const isValid = (...plans: object[]) =>
    products.schema.safeParse({ ...product, example: { ...words, ...pictures }, plans }).success;
  expect(isValid(recommended, { ...more, featured: false })).toBe(true);
  expect(isValid(recommended, more)).toBe(false);
});
