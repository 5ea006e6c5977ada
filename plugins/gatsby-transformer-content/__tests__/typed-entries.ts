import fc from 'fast-check';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../testing/make-folder';
import { fact, order, words } from '../src/fields';
import { loadSite } from '../src/load-site';
import { stringsIn } from '../src/schema';
import type { ContentSetup } from '../src/setup';
import { builtNodes } from './built-nodes';

const schema = z
  .strictObject({
    order: order(),
    title: words(),
    note: fact().optional(),
    on: z.iso.date().optional(),
    count: z.int32().optional(),
    rate: z.number().optional(),
    flag: z.boolean().optional(),
    lines: z.array(words()).optional(),
    group: z.strictObject({ first: words(), second: fact().optional() }).optional(),
  })
  .meta({ type: 'Work' });

const setup: ContentSetup = {
  collections: { works: schema },
  singles: [],
  required: [],
  languages: [
    { code: 'en', locale: 'en' },
    { code: 'fr', locale: 'fr' },
  ],
  defaultLanguage: 'en',
};

/** What YAML 1.1, YAML 1.2 and their parsers read in different ways. */
const odd = [
  ...['\ud800', 'a\udc00b', '|2 :'],
  ...['yes', 'No', 'on', 'OFF', 'y', 'true', 'True', 'null', '~', 'Null', '=', '<<', '---', '...'],
  ...['010', '0o17', '0x1F', '0b11', '1_000', '12:30', '190:20:30', '1e3', '1.', '.5', '+1', '-0'],
  ...['.inf', '-.INF', '.nan', '2147483648', '9007199254740993', '99999999999999999999', '1e999'],
  ...['2026-01-15', '2026-01-15 10:30:00', '2026-01-15T10:30:00Z', '2026-1-5', '2026-02-31'],
  ...[
    '!!str 5',
    '!!binary aGk=',
    '!!set {a}',
    '!x',
    '&a b',
    '*a',
    '? a',
    '- a',
    ': a',
    'a: b',
    'a:',
  ],
  ...[
    '# a',
    'a # b',
    'a#b',
    '{a: b}',
    '[a, b]',
    '{',
    ']',
    'a, b',
    '%a',
    '@a',
    '`a`',
    '|',
    '>-',
    '>',
  ],
  ...["it's", "'a'", '"a"', "'a", '"a', 'a\\nb', '\\u200b', 'a\tb', '\ta', ' a ', '', '：', 'a：b'],
  ...['a\u000bb', 'a\u0085b', 'a\u2028b', '\ufeffa', 'a\u200bb', 'a\u200db', 'a\ufffeb', '\u007f'],
  ...[
    'constructor',
    '__proto__',
    'a\rb',
    'a\u00adb',
    '\u202ea',
    '\u{e0041}',
    '\ue000',
    '\u{10ffff}',
  ],
  ...['ক্\u200dষ', '👩\u200d💻', 'می\u200cخواهم', '❤\ufe0f', '1\ufe0f\u20e3'],
];

const typed = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

const indented = (text: string) => text.replaceAll('\n', '\n    ');

/** The ways to write a text. */
const styles: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `'${text.replaceAll("'", "''")}'`,
  (text) => JSON.stringify(text),
  (text) => `|-\n    ${indented(text)}`,
  (text) => `>-\n    ${indented(text)}`,
  (text) => `${text} # a comment`,
];

const scalar = fc
  .tuple(typed, fc.constantFrom(...styles))
  .map(([text, write]) => write(text))
  .filter(
    (text) => !/[\ud800-\udfff]/.test(text.replaceAll(/[\ud800-\udbff][\udc00-\udfff]/g, '')),
  );

const name = (field: string, value: fc.Arbitrary<string>) =>
  value.map((text) => `${field}: ${text}`);
const list = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(scalar, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(scalar, { minLength: 200, maxLength: 300 }) },
  )
  .map((items) =>
    items.length === 0 ? 'lines: []' : `lines:${items.map((item) => `\n  - ${item}`).join('')}`,
  );
const plain = fc.constantFrom("'Plain'", 'Plain text', '"Plain"');

/** The lines of an entry, in any order. Most have few, so that many entries are valid. */
const fields = fc
  .tuple(
    fc.oneof(name('title', plain), name('title', scalar)),
    fc.tuple(
      name('note', scalar),
      name('on', fc.oneof(scalar, fc.constantFrom('2026-01-15', "'2026-01-15'"))),
      name('count', fc.oneof(scalar, fc.integer().map(String))),
      name('rate', fc.oneof(scalar, fc.double().map(String))),
      name('flag', fc.constantFrom('true', 'false', 'yes', 'True', 'off')),
      list,
      fc.tuple(scalar, scalar).map(([a, b]) => `group:\n  first: ${a}\n  second: ${b}`),
    ),
    fc.boolean(),
  )
  .chain(([title, others, isFirst]) =>
    fc
      .shuffledSubarray(others, { maxLength: 3 })
      .map((some) => (isFirst ? [title, ...some] : [...some, title])),
  );

interface Typed {
  lines: string[];
  end: string;
  start: string;
}

const entry: fc.Arbitrary<Typed> = fc.record({
  lines: fields,
  end: fc.constantFrom('\n', '\r\n'),
  start: fc.constantFrom('', '\ufeff', '# A comment\n', '\n', '---\n'),
});

const textOf = ({ lines, end, start }: Typed, place: number) =>
  start + [`order: ${place}`, ...lines, ''].join(end);

const batch = 100;

/** Asserts for entries as a person may type them: each is reported with its line, or pages get what was validated, character for character. */
export async function assertServedAsValidated(cases: number): Promise<void> {
  const entries = fc.array(entry, { minLength: batch, maxLength: batch });
  let valid = 0;
  await fc.assert(
    fc.asyncProperty(entries, async (all) => {
      const files = Object.fromEntries(
        all.map((one, index) => [`content/works/w${index}.yaml`, textOf(one, index + 1)]),
      );
      const root = makeFolder({ ...files, 'locales/en/common.json': '{ "a": "A" }' });
      const folders = { content: path.join(root, 'content'), locales: path.join(root, 'locales') };
      const { errors } = await loadSite(setup, folders);
      for (const { file, line, column, message } of errors) {
        expect(message).not.toBe('');
        expect(column).toBeGreaterThan(0);
        const name = file.slice(file.indexOf('works/'));
        const text = files[`content/${name}`] ?? '';
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(text.split('\n').length);
        rmSync(path.join(folders.content, name), { force: true });
      }
      const { content } = await loadSite(setup, folders);
      expect(content.errors).toEqual([]);
      const nodes = await builtNodes(root, setup);
      for (const { slug, parsed } of content.sources) {
        valid += 1;
        const node = nodes.find(({ id }) => id === `works/${slug}/fr`);
        expect(node).toMatchObject(parsed.value as object);
        // Gatsby keeps texts as UTF-8.
        for (const { text } of stringsIn(parsed.value))
          expect(Buffer.from(text).toString()).toBe(text);
      }
      rmSync(root, { recursive: true, force: true });
    }),
    // Shrinking would build hundreds of sites.
    { numRuns: Math.ceil(cases / batch), endOnFailure: true },
  );
  expect(valid).toBeGreaterThan(cases / 10);
}
