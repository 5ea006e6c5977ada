/** @jest-environment node */
import { loadSite } from '../../../src/content/load-site';
import { siteTexts, type Text } from '../../../src/content/texts';
import { accentNotes } from '../../../tools/check/coloured-words';

const place = { line: 2, column: 3 };
const text = (field: string, english: string, bengali: string): Text => ({
  ...{ file: `locales/en/${field}.json`, ...place, field, english },
  translations: {
    bn: { file: `locales/bn/${field}.json`, ...place, words: bengali },
  } as Text['translations'],
});

test('today the coloured words stand in the headline, in every language', async () => {
  const { sources } = await loadSite('content', 'locales');
  expect(accentNotes(siteTexts(sources))).toEqual([]);
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
