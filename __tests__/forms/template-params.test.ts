import fc from 'fast-check';
import { templateParams } from '../../src/forms/template-params';
import { other } from '../../src/forms/rules';

const text = fc.string({ unit: 'grapheme' });

test('each form sends exactly its parameters, with empty strings for missing ones (docs/requirements.md#template-parameters)', () => {
  const title = { inquiry: 'Tell Us About Your Business', contact: 'Contact Us' };
  const empty = { name: '', email: '', message: '' };
  expect(templateParams('inquiry', {})).toEqual({ ...empty, title: title.inquiry, industry: '' });
  expect(templateParams('contact', {})).toEqual({ ...empty, title: title.contact });
  expect(templateParams('intake', {})).toEqual({
    ...empty,
    title: 'New Project Inquiry',
    business: '',
    service: '',
  });
});

test("the other industry's words replace 'Other'", () => {
  const values = { industry: other, otherIndustry: 'Kites' };
  expect(templateParams('inquiry', values)['industry']).toBe('Kites');
  expect(templateParams('inquiry', { ...values, industry: 'Retail' })['industry']).toBe('Retail');
});

test('the chosen service is the title of an intake', () => {
  expect(templateParams('intake', { service: 'UI/UX Design & Prototyping' })['title']).toBe(
    'UI/UX Design & Prototyping',
  );
});

test('the chosen service and package are above the message', () => {
  expect(templateParams('intake', { tier: 'Premium', message: 'Hi' })['message']).toBe(
    'Package: Premium\n\nHi',
  );
  expect(templateParams('contact', { subject: 'SCHEDULE A CALL', message: 'Hi' })['message']).toBe(
    'Subject: SCHEDULE A CALL\n\nHi',
  );
});

test('typed text is sent unchanged, but an email address without spaces around it', () => {
  fc.assert(
    fc.property(text, text, text, text, (name, typed, message, business) => {
      const email = typed.trim();
      const values = { name, email: ` ${typed}\n`, message, business, service: business };
      expect(templateParams('contact', values)).toMatchObject({ name, email, message });
      expect(templateParams('inquiry', { ...values, industry: business })).toMatchObject({
        name,
        email,
        message,
        industry: business === other ? '' : business,
      });
      expect(templateParams('intake', values)).toMatchObject({ ...values, email });
    }),
  );
});
