/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesFileErrors } from '../../../tools/check/languages-file';

test('a missing comma in the list of languages is an error with its line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
  const file = path.join(folder, 'languages.json');
  const valid = await readFile('locales/languages.json', 'utf8');
  await writeFile(file, valid.replace('",\n', '"\n'));
  const errors = await languagesFileErrors(file);
  await rm(folder, { recursive: true });
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toContain('comma');
});
