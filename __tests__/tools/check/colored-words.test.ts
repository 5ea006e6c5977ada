import type { Text } from '../../../plugins/gatsby-transformer-content';
import { accentNotes } from '../../../tools/check/colored-words';

const place = { line: 2, column: 3 };
const text = (field: string, english: string, bengali: string): Text => ({
  ...{ file: `locales/en/${field}.json`, ...place, field, english },
  translations: {
    bn: { file: `locales/bn/${field}.json`, ...place, words: bengali },
  },
});

test('words that stand in the headline of their language are no note', () => {
  const texts = [
    text('heroTitle', 'A brand.', 'একটি ব্র্যান্ড।'),
    text('heroAccent', 'brand ', 'ব্র্যান্ড'),
  ];
  expect(accentNotes(texts)).toEqual([]);
});

test('words that the headline of a language does not have', () => {
  const texts = [
    text('heroTitle', 'A brand.', 'একটি ব্র্যান্ড।'),
    text('heroAccent', 'brand', 'দোকান'),
  ];
  expect(accentNotes(texts)).toEqual([
    expect.objectContaining({ file: 'locales/bn/heroAccent.json', ...place, field: 'heroAccent' }),
  ]);
});
