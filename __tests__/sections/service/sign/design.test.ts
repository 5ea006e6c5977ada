import fc from 'fast-check';
import { designOf, queryOf, type Choices } from '../../../../src/sections/service/sign/design';
import { fitting, tidy } from '../../../../src/sections/shared/sign/name';

const choices = {
  colors: [
    { color: 'vermilion', name: 'Red' },
    { color: 'leaf', name: 'Green' },
  ],
  trades: [
    { business: 'Café', industry: { slug: 'cafes', title: 'Cafés', trade: 'cup' } },
    { business: 'Shop', industry: { slug: 'retail', title: 'Retail', trade: 'bag' } },
  ],
} as unknown as Choices;

test('a link shows the design that it was copied from', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('plain', 'stitched', 'both'),
      (name, second, lettering) => {
        const typed = new URLSearchParams({
          name,
          second,
          lettering,
          color: 'leaf',
          trade: 'retail',
        });
        const design = designOf(typed, choices);
        expect(designOf(new URLSearchParams(queryOf(design)), choices)).toEqual(design);
      },
    ),
  );
});

test('what a link cannot mean has the first choice', () => {
  const hostile = new URLSearchParams(
    'name=x&lettering=toString&color=__proto__&trade=constructor',
  );
  expect(designOf(hostile, choices)).toMatchObject({
    lettering: 'plain',
    color: 'vermilion',
    trade: 'cafes',
  });
});

test('a name is one line without marks that change its direction or pile up', () => {
  expect(tidy(' a\u202e\u0000b \n c\u2066 ')).toBe('ab c');
  expect(tidy(`Z${'\u0301'.repeat(50)}`).length).toBeLessThan(6);
  // The joiners of Bengali and of emoji stay.
  expect(tidy('র‍্যাব')).toBe('র‍্যাব'.normalize('NFC'));
  expect(tidy('👩‍🌾')).toBe('👩‍🌾');
  // A board of which nothing can be seen would look broken.
  expect(tidy('\u3164\u200d \u115f\u2800')).toBe('');
  expect(fitting('👩‍🌾'.repeat(50))).toBe('👩‍🌾'.repeat(40));
});
