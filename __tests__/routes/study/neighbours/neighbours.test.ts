import fc from 'fast-check';
import { neighbours } from '../../../../src/routes/study/neighbours/neighbours';

const entries = ['a', 'b', 'c'].map((slug) => ({ slug }));
const around = (slug: string) => {
  const { previous, next } = neighbours(entries, slug);
  return [previous?.slug, next?.slug];
};

test('gives the entries on either side, around both ends', () => {
  expect(around('b')).toEqual(['a', 'c']);
  expect(around('a')).toEqual(['c', 'b']);
  expect(around('c')).toEqual(['b', 'a']);
});

test('gives none for an entry that stands alone or is not there', () => {
  expect(neighbours([{ slug: 'a' }], 'a')).toEqual({ previous: undefined, next: undefined });
  expect(around('x')).toEqual([undefined, undefined]);
});

test('next and then previous leads back, however many there are', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), (slugs, place) => {
      const list = slugs.map((slug) => ({ slug }));
      const { slug } = list[place % list.length] ?? { slug: '' };
      const { next } = neighbours(list, slug);
      expect(neighbours(list, next?.slug ?? '').previous?.slug).toBe(slug);
    }),
  );
});
