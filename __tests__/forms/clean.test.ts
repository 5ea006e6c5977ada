import fc from 'fast-check';
import { cleanEmail, cleanText } from '../../src/forms/clean';
import { isEmail } from '../../src/forms/rules';

const address = 'mina@example.com';

test.each([
  ['a zero-width space around it', '\u200bmina@example.com\u200b'],
  ['one inside', 'mina@exa\u200bmple.com'],
  ['a byte order mark and spaces', '\ufeff  mina@example.com\u00a0\u3000'],
  ['marks of direction', '\u202amina@example.com\u202c\u200e'],
  ['a soft hyphen and a word joiner', 'mina@exam\u00adple\u2060.com'],
  ['line breaks and a blank of Braille', '\r\nmina@example.com\u2028\u2800'],
  ['letters of a Japanese keyboard', 'ｍｉｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['an ideographic dot', 'mina@example。com'],
  ['the place of a picture', 'mina@example.com\ufffc'],
  ['a private character', '\ue000mina@example.com\u{f0000}'],
])('an address is freed of %s', (_what, typed) => {
  expect(cleanEmail(typed)).toBe(address);
});

test.each(Array.from('\u2010\u2011\u2012–—―−﹣－'))('%j in an address becomes a hyphen', (dash) => {
  expect(cleanEmail(`a${dash}b@c${dash}d.com`)).toBe('a-b@c-d.com');
});

/** What nobody can see, and halves of an emoji. */
const hidden = fc.constantFrom(
  ...Array.from(
    '\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u00ad\u034f\u3164\ufe0f\u0000\u0007\u000b\u007f\ud83e\ue000\uffff\ufffc',
  ),
);
const typed = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), hidden) });

test.each(['‘’', '‚‘', '“”', '„“', '«»', '‹›', '「」', '『』', '<>', '()', "''", '""'])(
  'an address is freed of %s around it',
  (quotes) => {
    const [first = '', last = ''] = quotes;
    expect(cleanEmail(`${first} ${address}${last} `)).toBe(address);
  },
);

test('an apostrophe in a name stays', () => {
  expect(cleanEmail('o’brien@example.com')).toBe("o'brien@example.com");
  expect(isEmail("o'brien@example.com")).toBe(true);
});

test('an address is the same wherever something invisible is put into it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(address.length), hidden)), (additions) => {
      let text = address;
      for (const [place, letter] of additions)
        text = text.slice(0, place) + letter + text.slice(place);
      expect(cleanEmail(text)).toBe(address);
    }),
  );
});

test('whatever is typed, what is cleaned holds nothing invisible and stays as it is', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const email = cleanEmail(text);
      expect(email).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      expect(cleanEmail(email)).toBe(email);
      const words = cleanText(text);
      expect(words).not.toMatch(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069\p{Cs}]/u);
      expect(cleanText(words)).toBe(words);
    }),
  );
});

test('a text keeps its letters, lines and joiners', () => {
  const text = 'ক্‍ষ র‌্য\tक्‍ष\n👩🏽‍🚀 نقشی <b>é</b> {{name}}';
  expect(cleanText(text)).toBe(text);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      expect(cleanText(words)).toBe(words);
    }),
  );
  expect(cleanText('one\u000btwo\r\nthree')).toBe('one\ntwo\nthree');
});

test.each([
  ['a@b.c', true],
  ['রহিম@উদাহরণ.বাংলা', true],
  ['mina+sign@mail.example.co.uk', true],
  ['a@b', false],
  ['a b@c.d', false],
  ['@b.c', false],
  ['a@.', false],
  ['a@b..c', false],
  ['a@b.c,', false],
  ['a@b@c.d', false],
  ['a@.b.c', false],
  ['a@b.c.', false],
  ['a@b.c😊', false],
  ["a@b.c'", false],
  ['a@b“.c', false],
  ['a\ufffd@b.c', false],
])('%s can be an address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
