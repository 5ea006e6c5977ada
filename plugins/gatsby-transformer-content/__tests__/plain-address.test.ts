import fc from 'fast-check';
import { url } from '../src/fields';

const isAccepted = (text: string) => url().safeParse(text).success;

test.each([
  'https://example.com',
  'https://example.com/',
  'https://www.example.com.bd/a/@b?c=d&e=%E0%A6%95#f',
  'https://example.com:8443/',
])('accepts %s', (text) => {
  expect(isAccepted(text)).toBe(true);
});

test.each([
  ['another scheme', 'http://example.com'],
  ['a script', 'javascript:alert(1)'],
  ['a tab', 'ht\ttps://example.com'],
  ['a line end', 'https://example.com/\n'],
  ['a space at the end', 'https://example.com '],
  ['a space', 'https://example.com/a b'],
  ['a control character', 'https://example.com/\u0000'],
  ['an invisible character', 'https://exam\u200bple.com'],
  ['text that runs backwards', 'https://example.com/\u202egpj.exe'],
  ['a user name', 'https://example.com@evil.example'],
  ['a password', 'https://a:b@example.com/'],
  ['an empty user name', 'https://@example.com/'],
  ['backslashes', 'https:\\\\example.com'],
  ['a backslash', 'https://example.com\\@evil.example'],
  ['missing slashes', 'https:example.com'],
  ['one more slash', 'https:///example.com'],
  ['steps up', 'https://example.com/a/../b'],
  ['hidden steps up', 'https://example.com/a/%2e%2e/b'],
  ['letters of another script', 'https://ex\u0430mple.com'],
  ['punycode', 'https://xn--exmple-4nf.com'],
  ['wide letters', 'https://\uff45xample.com'],
  ['capitals', 'https://Example.com'],
  ['a number as a host', 'https://2130706433'],
  ['a hexadecimal host', 'https://0x7f.0.0.1'],
  ['an IP address', 'https://127.0.0.1/'],
  ['an IPv6 address', 'https://[::1]/'],
  ['a name of this machine', 'https://localhost/'],
  ['a dot at the end', 'https://example.com./'],
  ['the usual port', 'https://example.com:443/'],
])('refuses %s', (_case, text) => {
  expect(isAccepted(text)).toBe(false);
  expect(url().safeParse(text).error?.message).toContain('https://www.example.com/page');
});

/** Pieces that a browser reads differently than a person. */
const piece = fc.constantFrom(
  ...['https:', 'HTTPS:', '/', '//', '\\', '@', ':', '.', '..', '%2e', '%00', '?', '#', '\t', '\n'],
  ...[' ', '\u202e', '\u200b', '\u00ad', 'xn--', '0x7f', '1', 'a', 'com', 'example.com', '[::1]'],
);
const address = fc.oneof(
  fc.webUrl({ validSchemes: ['https'], withFragments: true, withQueryParameters: true }),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`),
);

test('what is accepted is what a browser opens', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (!isAccepted(text)) return;
      expect([text, `${text}/`]).toContain(new URL(text).href);
      expect(text).toMatch(
        /^https:\/\/[a-z\d._~!$&'()*+,;=-]+\.[a-z]+(:\d+)?([/?#][\x21-\x7e]*)?$/,
      );
    }),
    { numRuns: 2000 },
  );
});
