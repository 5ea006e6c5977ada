import fc from 'fast-check';
import {
  codePoints,
  describe as describePoints,
  distinctRuns,
  inUnicodeRange,
  scriptOf,
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

test('a unicode-range may name stretches', () => {
  const has = inUnicodeRange('U+20,U+980-9FF');
  expect([0x20, 0x21, 0x97f, 0x980, 0x9ff, 0xa00].filter(has)).toEqual([0x20, 0x980, 0x9ff]);
});

test('code points come once each, in order, beyond the basic plane too', () => {
  expect(codePoints('ba', 'b😀')).toEqual([0x62, 0x61, 0x1f600]);
});

test('runs are the words of a script, once each', () => {
  expect(distinctRuns('নকশা, logo নকশা লোগো', codePoints('নকশা লোগো '))).toEqual(['নকশা', 'লোগো']);
});

test('characters are described with their numbers', () => {
  expect(describePoints(codePoints('漢😀'))).toBe('漢 (U+6F22), 😀 (U+1F600)');
});

test('every character is asked of some script', () => {
  expect(codePoints('éনक한漢★').map(scriptOf)).toEqual([
    'latin',
    'bengali',
    'devanagari',
    'korean',
    'japanese',
    'japanese',
  ]);
});
