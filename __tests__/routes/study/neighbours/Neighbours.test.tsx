import fc from 'fast-check';
import { neighbours } from '../../../../src/routes/study/neighbours/neighbours';

const around = (slugs: string[], slug: string) => {
  const { previous, next } = neighbours(
    slugs.map((own) => ({ slug: own })),
    slug,
  );
  return [previous?.slug, next?.slug];
};

test('an entry has one before and one after it, but not where it stands alone or is not there', () => {
  expect(around(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  expect(around(['a'], 'a')).toEqual([undefined, undefined]);
  expect(around(['a', 'b', 'c'], 'x')).toEqual([undefined, undefined]);
});

test('next and then previous leads back, also around both ends', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), (slugs, place) => {
      const slug = slugs[place % slugs.length] ?? '';
      const [, next = ''] = around(slugs, slug);
      expect(around(slugs, next)[0]).toBe(slug);
    }),
  );
});
