/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { languagesFileErrors } from '../../../tools/check/languages-file';
import { makeFolder } from '../../helpers/folder';

test('a missing comma in the list of languages is an error with its line', async () => {
  const name = 'languages.json';
  const valid = await readFile(`locales/${name}`, 'utf8');
  const file = path.join(makeFolder({ [name]: valid.replace('",\n', '"\n') }), name);
  const errors = await languagesFileErrors(file);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toContain('Missing ,');
});
