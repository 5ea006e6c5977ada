/** @jest-environment node */
import fc from 'fast-check';
import { parse } from 'yaml';
import { fixedText } from '../../../tools/fix/texts';

/** A mock of Prettier, which Jest cannot load: ensures one final newline. */
const format = (text: string) => Promise.resolve(`${text.trimEnd()}\n`);

const cases: readonly [name: string, file: string, input: string, text: string][] = [
  ['line ends of Windows', 'x.yaml', 'a: 1\r\nb: x\r\n', 'a: 1\nb: x\n'],
  ['no last line end', 'x.yaml', 'a: 1', 'a: 1\n'],
  ['an apostrophe', 'x.yaml', "a: 'It's'\nb: 'Don't'\n", "a: 'It''s'\nb: 'Don''t'\n"],
  ['a second colon', 'x.yaml', 'a: Our promise: on time\n', "a: 'Our promise: on time'\n"],
];

test.each(cases)('%s: fixed and said', async (_, file, input, text) => {
  const fixed = await fixedText(file, input, format);
  expect(fixed.text).toBe(text);
  expect(fixed.done.length).toBeGreaterThan(0);
  expect(await fixedText(file, fixed.text, format)).toEqual({ text, done: [] });
});

test('a file that is still invalid is not changed', async () => {
  const text = 'a: [one\nb: {two\n- c\n';
  expect(await fixedText('x.yaml', text, format)).toEqual({ text, done: [] });
});

test('no valid file comes to mean something else', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), value), async (data) => {
      const text = Object.entries(data)
        .map(([name, inner]) => `${name}: ${JSON.stringify(inner)}\n`)
        .join('');
      const fixed = await fixedText('x.yaml', text, format);
      expect(parse(fixed.text)).toEqual(parse(text));
    }),
  );
});
