/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { loadContent } from '../../../src/content/load';
import { tidy, written } from '../../../tools/edit/tidy';
import { contentWith } from '../../helpers/content';

test('what it writes says the same', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\r', ''));
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.oneof(text, fc.array(text), fc.integer()),
      ),
      (data) => {
        expect(parse(written(data))).toEqual({ ...data });
      },
    ),
  );
});

test('it unfolds, orders, trims, drops notes and empty lists, and leaves the rest of the content as it is', async () => {
  const file = 'faq/zz-test.yaml';
  const root = await contentWith({
    [file]:
      '# A note.\nquestion:\n  In two\n  lines?\nanswer: ["Yes.\\u00a0"]\norder: 998\nsample: []\n',
  });
  const before = await loadContent(root);
  await tidy(root);
  const text = await readFile(path.join(root, file), 'utf8');
  const after = await loadContent(root);
  await rm(root, { recursive: true });
  expect(text).toBe('order: 998\nquestion: In two lines?\nanswer:\n  - Yes.\n');
  const others = ({ content }: typeof before) =>
    content.faq.filter(({ slug }) => slug !== 'zz-test').map(({ languages }) => languages);
  expect(others(after)).toEqual(others(before));
});
