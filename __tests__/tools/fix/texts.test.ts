/** @jest-environment node */
import fc from 'fast-check';
import { parse } from 'yaml';
import { fixedText } from '../../../tools/fix/texts';

/** Stands for Prettier, which Jest cannot load: one line end at the end. */
const format = (text: string) => Promise.resolve(`${text.trimEnd()}\n`);
const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Buffer.from(text, 'utf16le'))]);

const cases: readonly [name: string, file: string, bytes: Uint8Array, text: string][] = [
  ['line ends of Windows', 'x.yaml', bytes('a: 1\r\nb: x\r\n'), 'a: 1\nb: x\n'],
  ['a mark at the start', 'x.yaml', bytes('\ufeffa: 1\n'), 'a: 1\n'],
  ['the text of a word processor', 'x.yaml', utf16('a: é\r\n'), 'a: é\n'],
  ['no last line end', 'x.yaml', bytes('a: 1'), 'a: 1\n'],
  ['another kind of space', 'x.yaml', bytes('a:\n\u00a0 b: 1\n'), 'a:\n  b: 1\n'],
  ['signs that nobody sees', 'x.yaml', bytes('a: One\u000btwo\u007f\u000b\n'), 'a: One two\n'],
  ['quotes that Windows wrote', 'x.yaml', bytes('a: It\u0092s\n'), 'a: It’s\n'],
  ['an apostrophe', 'x.yaml', bytes("a: 'It's'\nb: 'Don't'\n"), "a: 'It''s'\nb: 'Don''t'\n"],
  ['a second colon', 'x.yaml', bytes('a: Our promise: on time\n'), "a: 'Our promise: on time'\n"],
  [
    'a comma in JSON',
    'x.json',
    bytes('{\n  "a": "x"\n  "b": "y",\n}'),
    '{\n  "a": "x",\n  "b": "y"\n}\n',
  ],
  ['round quotes in JSON', 'x.json', bytes('{\n  “a”: “x”\n}\n'), '{\n  "a": "x"\n}\n'],
];

test.each(cases)('%s: fixed and said', async (_, file, input, text) => {
  const fixed = await fixedText(file, input, format);
  expect(fixed.text).toBe(text);
  expect(fixed.done.length).toBeGreaterThan(0);
  expect(await fixedText(file, bytes(fixed.text), format)).toEqual({ text, done: [] });
});

test('what cannot be read even then keeps its words', async () => {
  const text = 'a: [one\nb: {two\n- c\n';
  expect(await fixedText('x.yaml', bytes(text), format)).toEqual({ text, done: [] });
});

test('no valid file comes to mean something else', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value), async (data) => {
      const text = Object.entries(data)
        .map(([name, inner]) => `${name}: ${JSON.stringify(inner)}\n`)
        .join('');
      const fixed = await fixedText('x.yaml', bytes(text), format);
      expect(parse(fixed.text)).toEqual(parse(text));
    }),
  );
});
