/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languagesFileErrors, fixLanguagesFile } from '../../../tools/check/languages-file';
import { makeFolder } from '../../helpers/folder';

const asItIs = (text: string) => Promise.resolve(text);

test('a comma that is missing in the list of languages is named, and put in by --fix', async () => {
  const name = 'languages.json';
  const valid = await readFile(`locales/${name}`, 'utf8');
  const file = path.join(makeFolder({ [name]: valid.replace('",\n', '"\n') }), name);
  const errors = await languagesFileErrors(file);
  const done = await fixLanguagesFile(file, asItIs);
  const fixed = await readFile(file, 'utf8');
  const again = await fixLanguagesFile(file, asItIs);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toContain('comma');
  expect(done.join()).toContain('comma');
  expect(fixed).toBe(valid);
  expect(again).toEqual([]);
});
