import fc from 'fast-check';
import { cut } from '../../src/lib/cut';

const segments = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test('no letter and no emoji is cut in two, in any script', () => {
  expect(cut(`${'a'.repeat(4)}👩‍🌾`, 5)).toBe('aaaa');
  expect(cut('কক্ষক', 2)).toBe('ক');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, longest) => {
      const start = cut(text, longest);
      expect(text.startsWith(start)).toBe(true);
      expect(start.length).toBeLessThanOrEqual(longest);
      expect(segments(start) + segments(text.slice(start.length))).toBe(segments(text));
    }),
  );
});

test('an older browser splits no emoji either', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect([cut('aa😀', 3), cut('aa😀b', 4)]).toEqual(['aa', 'aa😀']);
  Object.assign(Intl, { Segmenter });
});
