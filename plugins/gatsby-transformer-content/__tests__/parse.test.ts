/** @jest-environment node */
import fc from 'fast-check';
import { stringify } from 'yaml';
import { parseFile } from '../index';

const parse = (file: string, text: string) => parseFile(file, new TextEncoder().encode(text));

const mistakes: readonly [name: string, file: string, text: string, line: number][] = [
  ['an apostrophe in single quotes', 'x.yaml', "a: 1\nb: 'It's yours'\n", 2],
  ['a second colon', 'x.yaml', 'a: 1\nb: Our promise: on time\n', 2],
  ['a text that begins with @', 'x.yaml', 'a: @home\n', 1],
  ['a text that begins with &', 'x.yaml', 'a: &Co\n', 1],
  ['a text that begins with !', 'x.yaml', 'a: 1\nb: !Now or never\n', 2],
  ['an alias', 'x.yaml', 'a: 1\nb: *Stars*\n', 2],
  ['a field twice', 'x.yaml', 'a: 1\nb: 2\na: 3\n', 3],
  ['a missing comma', 'x.json', '{\n  "a": "x"\n  "b": "y"\n}\n', 3],
  ['a comma too many', 'x.json', '{\n  "a": "x",\n}\n', 3],
];

test.each(mistakes)('%s is reported at its line', (_, file, text, line) => {
  const { value, errors } = parse(file, text);
  expect(value).toBeUndefined();
  expect(errors[0]?.line).toBe(line);
});

test('a syntax error shows its line and what to do', () => {
  const [error] = parse('x.yaml', "a: 1\nb: 'It's yours'\n").errors;
  expect(error?.frame).toContain("b: 'It's yours'");
  expect(error?.message).not.toMatch(/ at line /);
  expect(error?.hint).toContain("'It''s yours'");
});

test.each([
  ['{\n"a": "x",\n"b": “y”\n}', 3, /found “/, /straight double quotes/],
  ["{\n'a': 'b'\n}", 2, /found '/, /straight double quotes/],
  ['{\n"a": "b" // c\n}', 2, /\S/, /no comments/],
  ['{\n"a"：\n"b"}', 2, /\S/, /English keyboard/],
  ['{"a": "b",\n"a": "c"}', 2, /unique/, /Delete one/],
  ['{\n"a": "b"', 2, /\S/, /"key": "text"/],
  ['{\n"a": "b",\n=======\n"a": "c"\n}', 3, /two versions/, /^Keep one of them/],
])('%j is reported with its line, and what to do', (text, line, message, hint) => {
  const [error] = parse('x.json', text).errors;
  expect(error).toMatchObject({ line, message: expect.stringMatching(message) as string });
  expect(error?.hint).toMatch(hint);
});

test('a comment with many hyphens is not depth', () => {
  expect(parse('x.yaml', `a: b\n# ${'- '.repeat(60)}\n`).errors).toEqual([]);
});

test('two syntax errors are reported at once', () => {
  const { errors } = parse('x.yaml', "a: 'It's'\nb: 1\nc: @home\n");
  expect(errors.map(({ line }) => line)).toEqual([1, 3]);
});

test('a mistake whose correction corrects other lines is the only error', () => {
  const { errors } = parse('x.yaml', ' a: 1\nb: 2\nc:\n  - 3\n');
  expect(errors.map(({ line }) => line)).toEqual([1]);
});

test('a text in braces is left to the schema, without a warning of the parser', () => {
  const warning = jest.spyOn(process, 'emitWarning').mockImplementation();
  expect(parse('x.yaml', 'a: {{price}}\n').errors).toEqual([]);
  expect(warning).not.toHaveBeenCalled();
});

test('a day is a text in every version of YAML', () => {
  const { value } = parse('x.yaml', '%YAML 1.1\n---\na: 2025-06-01\n');
  expect(value).toEqual({ a: '2025-06-01' });
});

test.each(['\r\n', '\r'])('a byte order mark and line ends that are %j are valid', (end) => {
  const { errors, value } = parse('x.yaml', `\ufefforder: 1${end}b: 'It''s'${end}`);
  expect({ errors, value }).toEqual({ errors: [], value: { order: 1, b: "It's" } });
});

test('any data that YAML writes is valid, without the spaces around texts', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('abcé ্ক한,.:#\'"-!?&')) });
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), text), (data) => {
      const trimmed = Object.entries(data).map(([name, value]) => [name, value.trim()]);
      const { value } = parse('x.yaml', stringify(data, { singleQuote: true }));
      expect(value).toEqual(Object.fromEntries(trimmed));
    }),
  );
});
