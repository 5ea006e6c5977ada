/** @jest-environment node */
import type { CreateNodeArgs, Node } from 'gatsby';
import * as transformer from 'gatsby-transformer-yaml/gatsby-node';
import fc from 'fast-check';
import { parseFile } from '../../src/content/parse';
import { saidBy } from '../../src/gatsby/raw-yaml';
import { quoteDates } from '../../src/gatsby/quote-dates';

/** What gatsby-transformer-yaml makes of a text. */
async function rawOf(text: string): Promise<unknown> {
  let raw: unknown;
  await transformer.onCreateNode(
    {
      node: { id: '', dir: '', internal: { type: 'File' } },
      loadNodeContent: () => Promise.resolve(text),
      createNodeId: String,
      createContentDigest: String,
      actions: {
        createNode: (node: Node) => (raw = saidBy(node)),
        createParentChildLink: () => undefined,
      },
    } as unknown as CreateNodeArgs,
    {},
  );
  return raw;
}

const number = (max: number) => fc.integer({ min: 0, max });
const unseen = [...Array(0xa0).keys(), 0x2028, 0x2029, 0xfffe].map((code) =>
  String.fromCodePoint(code),
);
const value = fc.oneof(
  fc.tuple(number(9999), number(13), number(32)).map((parts) => parts.join('-')),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^[-+]?0[bxo]?[0-9a-f]{1,4}$/),
  fc.stringMatching(/^[-+.]?[0-9][0-9_.:ebox+-]{0,5}$/),
  fc.stringMatching(/^[a-z0-9: _-]{1,12}$/),
  // Signs that nobody sees, and that one reader refuses or takes for the end of a line.
  fc
    .tuple(fc.constantFrom(...unseen), fc.stringMatching(/^[a-z]{1,3}$/))
    .map(([sign, word]) => `${word}${sign}${word}`),
);

test('the raw node says what the check has read', () =>
  fc.assert(
    fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 4 }), async (values) => {
      const text = `a: ${values[0] ?? ''}\nlist:\n${values.map((each) => `  - ${each}\n`).join('')}`;
      const { value: read, faults } = parseFile('a.yaml', Buffer.from(text));
      // A group where a text belongs is a fault, so nobody hands it over.
      const { list = [] } = (read ?? {}) as { list?: unknown[] };
      fc.pre(list.every((each) => typeof each !== 'object' || each === null));
      fc.pre(faults.length === 0);
      // As a page's data carries it: there is no minus nought in JSON.
      expect(JSON.stringify(await rawOf(quoteDates(text)))).toBe(JSON.stringify(read));
    }),
  ));

test('a date is quoted where it stands, and nothing else', () => {
  const text = "posted: 2026-01-15 # Monday\nsaid: '2026-01-15'\ntitle: From 2026-01 on\n";
  expect(quoteDates(text)).toBe(text.replace(' 2026-01-15 ', " '2026-01-15' "));
});
