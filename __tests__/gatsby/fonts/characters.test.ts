import fc from 'fast-check';
import {
  codePoints,
  distinctRuns,
  inUnicodeRange,
  toUnicodeRange,
} from '../../../src/gatsby/fonts/characters';

const point = fc.integer({ min: 0, max: 0x10ffff });

test('a unicode-range holds exactly the characters it was made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(point, { minLength: 1 }), point, (points, other) => {
      const has = inUnicodeRange(toUnicodeRange(points));
      return points.every(has) && has(other) === points.includes(other);
    }),
  );
});

test('characters that follow each other become one range', () => {
  expect(toUnicodeRange([0x43, 0x41, 0x42, 0x9f3, 0x41])).toBe('U+41-43,U+9F3');
});

test('code points come once each, in order, beyond the basic plane too', () => {
  expect(codePoints('ba', 'b😀')).toEqual([0x62, 0x61, 0x1f600]);
});

test('runs are the words of a script, once each', () => {
  const bengali = new Set(codePoints('নকশা লোগো '));
  expect(distinctRuns('নকশা, logo নকশা লোগো', bengali)).toEqual(['নকশা', 'লোগো']);
});
