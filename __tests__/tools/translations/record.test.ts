/** @jest-environment node */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import {
  formatRecord,
  hashOf,
  parseRecord,
  readRecords,
  recordFile,
  untranslated,
  writeRecords,
  type Made,
} from '../../../tools/translations/record';
import { makeFolder } from '../../../plugins/testing/make-folder';

const hash = fc.stringMatching(/^[0-9a-f]{8}$/);
const made: fc.Arbitrary<Made> = fc.record(
  {
    field: fc.constantFrom('question', 'answer.0', 'seo.title'),
    language: fc.constantFrom('fr', 'bn'),
    english: hash,
    translation: fc.oneof(hash, fc.constant(untranslated)),
  },
  { noNullPrototype: true },
);
const sorted = (known: readonly Made[]) => known.map((each) => JSON.stringify(each)).sort();

test('a written record can be parsed, also with merge marks, and has the lines of both sides', () => {
  fc.assert(
    fc.property(fc.array(made), fc.array(made), (ours, theirs) => {
      const merged = `<<<<<<< HEAD\n${formatRecord(ours)}=======\n${formatRecord(theirs)}>>>>>>> other\n`;
      expect(sorted(parseRecord(merged))).toEqual(sorted([...ours, ...theirs]));
    }),
  );
});

test('spaces and the shape of quotes do not make other words, letters do', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(hashOf(`${before} it's ${after}`)).toBe(hashOf(` ${before}\u00a0 it’s ${after} `));
    }),
  );
  expect(hashOf('On time.')).not.toBe(hashOf('On time'));
});

test.each([
  ['content/faq/cost.yaml', 'faq/cost.txt'],
  ['content/site.yaml', 'site.txt'],
  ['locales/en/common.json', 'locales/common.txt'],
])('%s is recorded in %s', (file, record) => {
  expect(recordFile(file)).toBe(record);
});

test('records come back as they were written, and those of files that went are removed', async () => {
  const folder = makeFolder();
  const one: Made = { field: 'a', language: 'fr', english: '00000000', translation: '11111111' };
  const left = new Map([['faq/a.txt', [one]]]);
  const all = new Map([...left, ['b.txt', [one]]]);
  expect(await writeRecords(folder, all)).toEqual(['b.txt', 'faq/a.txt']);
  expect(await writeRecords(folder, left)).toEqual(['b.txt']);
  expect(await writeRecords(folder, left)).toEqual([]);
  expect(await readRecords(folder)).toEqual(left);
  expect(await readFile(path.join(folder, 'faq/a.txt'), 'utf8')).toMatch(/^#/);
  await rm(folder, { recursive: true });
  expect(await readRecords(folder)).toEqual(new Map());
});
