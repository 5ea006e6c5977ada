import fc from 'fast-check';
import { phrased } from '../../src/fields/phrases';
import { getLanguage } from '../../src/i18n/languages';
import { phraseBreak, plain } from '../../src/lib/phrases';

const japanese = getLanguage('ja');
const phrases = (text: string) => phrased(text, japanese).split(phraseBreak);

test('a Japanese headline breaks between phrases, a particle staying with its word', () => {
  expect(phrases('街で出会える、私たちの仕事。')).toEqual([
    '街で',
    '出会える、',
    '私たちの',
    '仕事。',
  ]);
});

test('words that the model cuts stay together, as do values', () => {
  expect(phrases('ご要望をお聞かせください。')).toEqual(['ご要望を', 'お聞かせください。']);
  expect(phrases('お店の見た目をそろえる。')).toEqual(['お店の', '見た目を', 'そろえる。']);
  expect(phrases('{{studioName}}が選ばれる理由')[0]).toBe('{{studioName}}が');
});

test('nothing but the sign is added, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }).map(plain), (text) => {
      expect(plain(phrased(text, japanese))).toBe(text);
      expect(phrased(text, getLanguage('ko'))).toBe(text);
    }),
  );
});
