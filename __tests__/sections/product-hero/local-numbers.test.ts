import { localNumbers } from '../../../src/sections/product-hero/local-numbers';

test.each([
  ['4.9/5', 'en', '4.9/5'],
  ['10,000+', 'en', '10,000+'],
  ['4.9/5', 'fr', '4,9/5'],
  ['10,000+', 'bn-u-nu-beng', '১০,০০০+'],
  ['4.8/5', 'hi-u-nu-deva', '४.८/५'],
  ['5.0 of 5', 'en', '5.0 of 5'],
])('%s in %s is %s', (claim, locale, expected) => {
  expect(localNumbers(claim, locale)).toBe(expected);
});

test('French groups thousands with a space', () => {
  expect(localNumbers('10,000+', 'fr')).toMatch(/^10\s000\+$/);
});
