import fc from 'fast-check';
import { distinctRuns, inUnicodeRange, toUnicodeRange } from '../../../src/gatsby/fonts/characters';

const character = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });

test('a unicode-range holds exactly the characters it was made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(character, { minLength: 1 }), character, (characters, other) => {
      const has = inUnicodeRange(toUnicodeRange(characters));
      return characters.every(has) && has(other) === characters.includes(other);
    }),
  );
});

test('a unicode-range may name stretches, in any case', () => {
  const has = inUnicodeRange('U+20, u+980-9ff,U+0131');
  expect(Array.from(' !\u097f\u0980\u09ff\u0a00ı').filter(has).join('')).toBe(' \u0980\u09ffı');
});

test('runs are the words of a script, once each', () => {
  expect(distinctRuns('নকশা, logo নকশা লোগো', Array.from('নকশা লোগো '))).toEqual(['নকশা', 'লোগো']);
});
