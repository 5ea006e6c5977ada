import fc from 'fast-check';
import { languages } from '../../../src/i18n/languages';
import { dollars, numbersIn } from '../../../src/i18n/numbers';
import { numbersOf, pricesOf, ratingsOf } from '../../../tools/check/numbers';

test('a number is read from a sentence of any language as it is written there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 0, max: 9_999_999 }),
      ({ code }, number) => {
        expect(numbersOf(`– ${numbersIn(code)(number)}, `)).toEqual([number]);
      },
    ),
  );
});

test('a price is read from a sentence of any language as it is written there', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 1, max: 99_999 }),
      ({ locale }, cents) => {
        expect(pricesOf(`5, ${dollars(cents / 100, locale)}, 100`)).toEqual([cents / 100]);
      },
    ),
  );
});

test.each(['4.9/5', '4,9/5', '৪.৯/৫', '4.9／5'])('%s is a rating', (rating) => {
  expect(ratingsOf(`Rated ${rating}.`)).toEqual(['4.9/5']);
});
