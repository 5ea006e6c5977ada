import fc from 'fast-check';
import { mailtoUrl, whatsappUrl } from '../../src/lib/chat';

test('a chat link has the exact text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (greeting) => {
      const url = new URL(whatsappUrl({ number: '8801700000000', greeting }));
      expect(url.origin + url.pathname).toBe('https://wa.me/8801700000000');
      expect(url.searchParams.get('text')).toBe(greeting);
    }),
  );
});

test('half an emoji breaks no link', () => {
  expect(new URL(mailtoUrl('a@example.com', 'x\ud83d')).searchParams.get('subject')).toBe(
    'x\ufffd',
  );
});

test('an email link has a subject, and a body if there is a text', () => {
  expect(mailtoUrl('a@example.com', 'Hello & more')).toBe(
    'mailto:a@example.com?subject=Hello%20%26%20more',
  );
  expect(mailtoUrl('a@example.com', 'x', 'ক\n1')).toBe(
    'mailto:a@example.com?subject=x&body=%E0%A6%95%0A1',
  );
});
