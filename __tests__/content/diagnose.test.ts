/** @jest-environment node */
import fc from 'fast-check';
import { stringify } from 'yaml';
import { diagnoseYaml, quoted } from '../../src/content/diagnose';
import { parseFile } from '../../src/content/parse';

const errorsOf = (file: string, text: string) =>
  parseFile(file, new TextEncoder().encode(text)).errors;

/** Name, text, line of the mistake, and pattern of the hint. */
const yaml: readonly [name: string, text: string, line: number, hint: RegExp][] = [
  [
    'a quote that is not closed',
    "a: 1\nb: 'How: much\nc:\n  - One\n  - 'Two: x'\n",
    2,
    /' at the end/,
  ],
  ['an apostrophe in single quotes', "a: 1\nb: 'It's yours'\n", 2, /'It''s yours'/],
  ['a second colon', 'a: 1\nb: Our promise: on time\n', 2, /'Our promise: on time'/],
  ['a text that begins with @', 'a: @home\n', 1, /'@home'/],
  ['a text that begins with [', 'a: [New] shop\n', 1, /'\[New\] shop'/],
  ['a tab', 'a:\n\t- One\n', 2, /spaces/],
  ['a line too far right', 'a: x\n b: y\n', 2, /two spaces for each level/],
  ['an item too far right', 'a:\n  - One\n  - Two\n    - Three\n', 4, /two spaces for each level/],
  ['an item too far left', 'a:\n  - One\n - Two\n  - Three\n', 3, /two spaces for each level/],
  ['an item without its dash', 'a:\n  - One\n    Two\n  - Three\n', 3, /dash and a space/],
  ['a dash without a space', 'a:\n  - One\n  -Two\n', 3, /dash and a space before it.*- Two/],
  ['a group without its dash', 'a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n', 4, /- b: 3/],
  [
    'a field of a group too far left',
    'x: 1\na:\n  - b: 1\n    c: 2\n  - b: 3\n  c: 4\n',
    6,
    /two spaces for each level/,
  ],
  ['no space behind the colon', 'a:x\nb: y\n', 1, /a: x/],
  ['a space that is none', 'a:\n\u00a0 b: x\n', 2, /type the spaces again/],
  ['a sign that nobody sees', 'a: x\nb: y\u000bz\n', 2, /type it again/],
  ['a line end of old computers', 'a: x\nb: y\rc: z\n', 2, /type it again/],
  ['a field twice', 'a: 1\nb: 2\na: 3\n', 3, /Keep one/],
  [
    'marks of a merge',
    'a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> x\n',
    2,
    /remove the lines with the marks/,
  ],
  ['a backslash in double quotes', 'a: "50\\% off"\n', 1, /single quotes/],
];

const json: readonly [name: string, text: string, line: number, hint: RegExp][] = [
  ['a missing comma', '{\n  "a": "x"\n  "b": "y"\n}\n', 2, /comma after every line/],
  ['a comma too many', '{\n  "a": "x",\n}\n', 2, /comma after every line/],
  ['round quotes', '{\n  “a”: “x”\n}\n', 2, /straight quotes/],
  ['round quotes around a text', '{\n  "a": “x”,\n  "b": "“y”"\n}\n', 2, /straight quotes/],
  ['no quotes', '{\n  "a": "no",\n  "b": no\n}\n', 3, /straight quotes/],
  ['a quote in the text', '{\n  "a": "say "hi" to",\n  "b": "y"\n}\n', 2, /\\"/],
  ['no brace at the end', '{\n  "a": "x"\n', 2, /"key": "text"/],
];

test.each([
  ...yaml.map((mistake) => ['YAML', ...mistake] as const),
  ...json.map((mistake) => ['JSON', ...mistake] as const),
])('in %s, %s is named where it is, once, with its hint', (kind, _, text, line, hint) => {
  const errors = errorsOf(`x.${kind.toLowerCase()}`, text);
  expect(errors.map((error) => error.line)).toEqual([line]);
  expect(errors[0]?.hint).toMatch(hint);
});

test('a mark at the start and line ends of Windows are no mistakes', () => {
  expect(errorsOf('x.yaml', "\ufefforder: 1\r\nb: 'It''s'\r\n")).toEqual([]);
});

/** Values with letters and with characters that YAML treats specially. */
const prose = fc
  .string({
    unit: fc.constantFrom(...Array.from('abcé ্ক한,.:#\'"-!?&')),
    minLength: 1,
    maxLength: 30,
  })
  .map((text) => `a${text.trim()}z`);

test('any text between single quotes is that text, whatever it holds', () => {
  fc.assert(
    fc.property(prose, (text) => {
      expect(parseFile('x.yaml', Buffer.from(`a: ${quoted(text)}\n`)).value).toEqual({ a: text });
    }),
  );
});

test('of quoted lines one of which is not closed, that one is named', () => {
  fc.assert(
    fc.property(fc.array(prose, { minLength: 1, maxLength: 6 }), fc.nat(), (texts, which) => {
      const open = which % texts.length;
      const lines = texts.map((text, index) => {
        const value = quoted(text);
        return `k${index}: ${index === open ? value.slice(0, -1) : value}`;
      });
      // A quote in the text would close the open one.
      fc.pre(!texts[open]?.includes("'"));
      const [error] = errorsOf('x.yaml', `${lines.join('\n')}\n`);
      expect(error?.line).toBe(open + 1);
    }),
  );
});

test('an apostrophe that was not doubled is fixed to the text that was meant', () => {
  fc.assert(
    fc.property(prose, (text) => {
      const file = `a: 1\nb: '${text}'\n`;
      const [error] = errorsOf('x.yaml', file);
      const fixed = error && diagnoseYaml(file, error.line)?.fixed;
      fc.pre(fixed !== undefined);
      expect(parseFile('x.yaml', Buffer.from(`a: 1\n${fixed}\n`)).value).toEqual({
        a: 1,
        // Two in a row are already escaped.
        b: text.replaceAll("''", "'"),
      });
    }),
  );
});

test('any data that YAML writes is read without a complaint', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), prose), (data) => {
      const text = stringify(data, { singleQuote: true });
      expect(parseFile('x.yaml', Buffer.from(text)).errors).toEqual([]);
    }),
  );
});
