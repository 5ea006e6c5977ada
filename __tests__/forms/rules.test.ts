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

test('an inquiry needs every field, and more words for another industry (spec §5)', () => {
  expect(findErrors('inquiry', {})).toEqual({
    name: 'required',
    email: 'required',
    industry: 'required',
    message: 'required',
  });
  expect(findErrors('inquiry', valid)).toEqual({});
  expect(findErrors('inquiry', { ...valid, industry: other })).toEqual({
    otherIndustry: 'required',
  });
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

test('blank is empty', () => {
  expect(findErrors('contact', { ...valid, name: ' \n\t' })).toEqual({ name: 'required' });
});

test('limits count characters, not bytes or halves of an emoji', () => {
  const full = '🧵'.repeat(limits['message'] ?? 0);
  expect(findErrors('contact', { ...valid, message: full })).toEqual({});
  expect(findErrors('contact', { ...valid, message: `${full}a` })).toEqual({ message: 'tooLong' });
  expect(charactersLeft('message', full)).toBe(0);
});

test('whatever is typed, an error is there exactly where a rule is broken', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(''), fc.constant('a@b.cd'));
  const values = fc.record({
    name: text,
    email: text,
    industry: fc.constantFrom('', 'Cafés', other),
    otherIndustry: text,
    business: text,
    service: text,
    subject: text,
    message: text,
  });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), values, (kind, typed) => {
      const errors = findErrors(kind, typed);
      for (const name of fieldNames[kind]) {
        const value = typed[name as keyof typeof typed];
        const missing = isRequired(kind, name, typed) && value.trim() === '';
        expect(errors[name] === 'required').toBe(missing);
      }
      expect(Object.keys(errors).every((name) => fieldNames[kind].includes(name))).toBe(true);
    }),
  );
});
