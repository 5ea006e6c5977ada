import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { typographic, withTypographicTexts } from '../../../tools/fix/quotes';

test.each([
  ["It's the shops' name", 'It’s the shops’ name'],
  ["the '90s, {{client}}'s", 'the ’90s, {{client}}’s'],
  ["He said 'yes, today' twice", 'He said ‘yes, today’ twice'],
  ['"Open" ("today")', '“Open” (“today”)'],
  ["Boutique d'Aizaan : l'enseigne", 'Boutique d’Aizaan : l’enseigne'],
])('%s becomes %s', (straight, expected) => {
  expect(typographic(straight)).toBe(expected);
});

test.each([
  [
    `See https://example.com/it's-a?q="x"&r='y' "now"`,
    `See https://example.com/it's-a?q="x"&r='y' “now”`,
  ],
  [`"https://example.com", 'www.example.com'`, '“https://example.com”, ‘www.example.com’'],
  [`"See https://example.com" is ours'`, '“See https://example.com” is ours’'],
  [`o'neil@example.com or "us@example.com"`, `o'neil@example.com or “us@example.com”`],
])('an address within a text stays: %s', (straight, expected) => {
  expect(typographic(straight)).toBe(expected);
});

test.each(["https://example.com/it's", "./it's.jpg", "See `it's`"])('%s stays', (text) => {
  expect(typographic(text)).toBe(text);
});

test('only texts of a file change, however they are written', () => {
  const source = `# It's a comment
plain: It's plain
single: 'It''s: single'
double: "It's \\"double\\""
block: |-
  It's
  a block
list:
  - it's: key's value
`;
  expect(withTypographicTexts(source)).toBe(`# It's a comment
plain: It’s plain
single: 'It’s: single'
double: "It’s “double”"
block: |-
  It’s
  a block
list:
  - it's: key’s value
`);
  expect(withTypographicTexts('{ "a": "It\'s \\"b\\"" }')).toBe('{ "a": "It’s “b”" }');
});

test('an escape beside a sign is what it stands for', () => {
  const source = String.raw`{ "a": "One\n'two'\t\"three\"", "b": "\\\u0027s \u0022it's\u0022 a://b=\"c\"" }`;
  expect(withTypographicTexts(source)).toBe(
    String.raw`{ "a": "One\n‘two’\t“three”", "b": "\\’s “it’s” a://b=\"c\"" }`,
  );
  expect(withTypographicTexts("a: >- # it's\n  'It's'\n")).toBe("a: >- # it's\n  ’It’s’\n");
});

test('any text is the typographic text afterwards, and a second time changes nothing', () => {
  const signs = ['"', "'", '`', ' ', 'a', '1', '(', '://', '@', '=', '\n', '\\'];
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs) }), (words) => {
      for (const source of [JSON.stringify({ text: words }), stringify({ text: words })]) {
        const fixed = withTypographicTexts(source);
        // The library does not read all that it writes.
        const { text } = parse(source) as { text: string };
        expect(parse(fixed)).toEqual({ text: typographic(text) });
        expect(withTypographicTexts(fixed)).toBe(fixed);
      }
    }),
    { numRuns: 1000 },
  );
});
