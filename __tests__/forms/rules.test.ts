import fc from 'fast-check';
import {
  charactersLeft,
  fieldNames,
  findFaults,
  isRequired,
  limits,
  other,
  type FormKind,
} from '../../src/forms/rules';

const kinds = Object.keys(fieldNames) as FormKind[];
const sound = { name: 'Mina', email: 'mina@example.com', message: 'A sign.', industry: 'Cafés' };

test('an inquiry needs every field, and more words for another industry (spec §5)', () => {
  expect(findFaults('inquiry', {})).toEqual({
    name: 'required',
    email: 'required',
    industry: 'required',
    message: 'required',
  });
  expect(findFaults('inquiry', sound)).toEqual({});
  expect(findFaults('inquiry', { ...sound, industry: other })).toEqual({
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
  expect(findFaults('inquiry', { ...sound, email })).toEqual(fits ? {} : { email: 'email' });
});

test('an intake needs name, email and service; a contact name, email and message', () => {
  expect(Object.keys(findFaults('intake', {}))).toEqual(['name', 'email', 'service']);
  expect(Object.keys(findFaults('contact', {}))).toEqual(['name', 'email', 'message']);
});

test('blank is empty', () => {
  expect(findFaults('contact', { ...sound, name: ' \n\t' })).toEqual({ name: 'required' });
});

test('limits count characters, not bytes or halves of an emoji', () => {
  const full = '🧵'.repeat(limits['message'] ?? 0);
  expect(findFaults('contact', { ...sound, message: full })).toEqual({});
  expect(findFaults('contact', { ...sound, message: `${full}a` })).toEqual({ message: 'tooLong' });
  expect(charactersLeft('message', full)).toBe(0);
});

test('whatever is typed, a fault is there exactly where a rule is broken', () => {
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
      const faults = findFaults(kind, typed);
      for (const name of fieldNames[kind]) {
        const value = typed[name as keyof typeof typed];
        const missing = isRequired(kind, name, typed) && value.trim() === '';
        expect(faults[name] === 'required').toBe(missing);
      }
      expect(Object.keys(faults).every((name) => fieldNames[kind].includes(name))).toBe(true);
    }),
  );
});
