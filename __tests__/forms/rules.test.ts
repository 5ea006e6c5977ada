import { fieldNames, isRequired, other, type FormKind } from '../../src/forms/rules';

const requiredIn = (kind: FormKind, values = {}) =>
  fieldNames[kind].filter((name) => isRequired(kind, name, values));

test('an inquiry needs every field, and more words for another industry (docs/requirements.md#forms)', () => {
  const always = ['name', 'email', 'industry', 'message'];
  expect(requiredIn('inquiry', { industry: 'Cafés' })).toEqual(always);
  expect(requiredIn('inquiry', { industry: other })).toEqual(
    expect.arrayContaining([...always, 'otherIndustry']),
  );
});

test('an intake needs name, email and service; a contact name, email and message', () => {
  expect(requiredIn('intake')).toEqual(['name', 'email', 'service']);
  expect(requiredIn('contact')).toEqual(['name', 'email', 'message']);
});
