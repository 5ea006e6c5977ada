import fc from 'fast-check';
import { parse } from 'yaml';
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

test('any text is the typographic text afterwards, and a second time changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', "'", '`', ' ', 'a', '1', '(', '://', '@', '=') }),
      (text) => {
        const fixed = withTypographicTexts(JSON.stringify({ text }));
        expect(parse(fixed)).toEqual({ text: typographic(text) });
        expect(withTypographicTexts(fixed)).toBe(fixed);
      },
    ),
  );
});
