import { products } from '../../src/content/schemas/products';

const words = { title: 'A title', text: 'A text.' };
const picture = (name: string) => ({ src: `./${name}.jpg`, alt: name });

const pictures = { before: picture('before'), after: picture('after') };
const model = { photos: [picture('photo')], model: './pot.glb', still: picture('still') };

const product = {
  order: 1,
  name: 'Tool',
  colour: 'indigo',
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

const sound = (example: object) =>
  products.safeParse({ ...product, example: { ...words, ...example } }).success;

test('an example is two pictures to compare, or photos and their model', () => {
  expect(sound(pictures)).toBe(true);
  expect(sound(model)).toBe(true);
  expect(sound({})).toBe(false);
});

test.each(['before', 'after'])('without the picture %s there is nothing to compare', (field) => {
  expect(sound({ ...pictures, [field]: undefined })).toBe(false);
});

test.each(['photos', 'model', 'still'])('without %s there is no model to show', (field) => {
  expect(sound({ ...model, [field]: undefined })).toBe(false);
});

test('an empty list of photos is none, and one example does not show both kinds', () => {
  expect(sound({ ...model, photos: [] })).toBe(false);
  expect(sound({ ...model, before: pictures.before })).toBe(false);
  expect(sound({ ...pictures, ...model })).toBe(false);
});
