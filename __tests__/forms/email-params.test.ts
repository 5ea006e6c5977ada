import fc from 'fast-check';
import { templateParams } from '../../src/forms/email-params';
import { other, type FormKind } from '../../src/forms/rules';

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

test("the other industry's words replace 'Other', and a chosen service is the title", () => {
  const inquiry = { industry: other, otherIndustry: 'Kites' };
  expect(templateParams('inquiry', inquiry)['industry']).toBe('Kites');
  expect(templateParams('inquiry', { ...inquiry, industry: 'Cafés' })['industry']).toBe('Cafés');
  expect(templateParams('intake', { service: 'UI/UX' })['title']).toBe('UI/UX');
});

test('the chosen package and the subject are above the message', () => {
  const [chosen, subject, message] = ['Premium', 'A CALL', 'Hi'];
  const text = (kind: FormKind) =>
    templateParams(kind, { package: chosen, subject, message })['message'];
  expect(text('intake')).toBe('Package: Premium\n\nHi');
  expect(text('contact')).toBe('Subject: A CALL\n\nHi');
});

test('typed text is sent as it was judged', () => {
  fc.assert(
    fc.property(text, text, text, text, (name, typed, message, business) => {
      const email = typed;
      const values = { name, email, message, business, service: business };
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
