/** @jest-environment node */
import { z } from 'zod';
import { makeFolder } from '../../testing/make-folder';
import { readParsed } from '../src/file-cache';
import { order, words } from '../src/fields';
import { builtNodes } from './built-nodes';
import { assertServedAsValidated } from './typed-entries';

/** As a person types them. Gatsby's own parser makes numbers and dates of them, or drops a part. */
const typed = [
  '2026-01-15 10:30:00',
  '2026-01-15',
  '2001-12-14t21:59:43.10-05:00',
  '0b1010',
  '1_000',
  '12:30:45',
  'No',
];

test.each(typed)('pages get %s as it was validated', async (text) => {
  const root = makeFolder({
    'content/works/sign.yaml': `order: 1\ntitle: ${text}\n`,
    'locales/en/common.json': '{ "a": "A" }',
  });
  const setup = {
    collections: {
      works: z.strictObject({ order: order(), title: words() }).meta({ type: 'Work' }),
    },
    singles: [],
    required: [],
    languages: [{ code: 'en', locale: 'en' }],
    defaultLanguage: 'en',
  };
  const nodes = await builtNodes(root, setup);
  expect(nodes.find(({ id }) => id === 'works/sign/en')).toMatchObject({ title: text });
});

test('a file that the parser of Gatsby alone refuses is an error at its line', async () => {
  const root = makeFolder({ 'work.yaml': 'order: 1\n-}>-\n    : x' });
  const { errors } = await readParsed(root, 'work.yaml', new Map());
  expect(errors).toMatchObject([{ line: 3, message: expect.stringContaining('Gatsby') as string }]);
});

test('any entry is reported with its line, or pages get what was validated', () =>
  assertServedAsValidated(1_000));
