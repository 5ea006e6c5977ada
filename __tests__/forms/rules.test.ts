import fc from 'fast-check';
import {
  charactersLeft,
  fieldNames,
  findErrors,
  isRequired,
  limits,
  other,
  type FormKind,
} from '../../src/forms/rules';

const kinds = Object.keys(fieldNames) as FormKind[];
const valid = { name: 'Mina', email: 'mina@example.com', message: 'A sign.', industry: 'Cafés' };

test('an inquiry needs every field, and more words for another industry (docs/requirements.md#forms)', () => {
  expect(Object.keys(findErrors('inquiry', {})).sort()).toEqual(Object.keys(valid).sort());
  expect(findErrors('inquiry', valid)).toEqual({});
  const another = { ...valid, industry: other };
  expect(findErrors('inquiry', another)).toEqual({ otherIndustry: 'required' });
});

test.each([
  ['a@b.c', true],
  ['রহিম@উদাহরণ.বাংলা', true],
  ['a@b', false],
  ['a b@c.d', false],
  ['@b.c', false],
  ['a@.', false],
])('an inquiry takes %s as an email address: %s', (email, fits) => {
  expect(findErrors('inquiry', { ...valid, email })).toEqual(fits ? {} : { email: 'email' });
});

test('an intake needs name, email and service; a contact name, email and message', () => {
  expect(Object.keys(findErrors('intake', {}))).toEqual(['name', 'email', 'service']);
  expect(Object.keys(findErrors('contact', {}))).toEqual(['name', 'email', 'message']);
});

test('limits count characters, not bytes or halves of an emoji', () => {
  const full = '🧵'.repeat(limits['message'] ?? 0);
  expect(findErrors('contact', { ...valid, message: full })).toEqual({});
  expect(findErrors('contact', { ...valid, message: `${full}a` })).toEqual({ message: 'tooLong' });
  expect(charactersLeft('message', full)).toBe(0);
});

test('whatever is typed, an error is there exactly where a rule is broken', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', ' \n\t', 'a@b.cd'));
  const names = ['name', 'email', 'otherIndustry', 'business', 'service', 'subject', 'message'];
  const values: fc.Arbitrary<Record<string, string>> = fc.record({
    ...Object.fromEntries(names.map((name) => [name, text])),
    industry: fc.constantFrom('', 'Cafés', other),
  });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), values, (kind, typed) => {
      const errors = findErrors(kind, typed);
      for (const name of fieldNames[kind]) {
        const missing = isRequired(kind, name, typed) && typed[name]?.trim() === '';
        expect(errors[name] === 'required').toBe(missing);
      }
      const known: readonly string[] = fieldNames[kind];
      expect(Object.keys(errors).every((name) => known.includes(name))).toBe(true);
    }),
  );
});
