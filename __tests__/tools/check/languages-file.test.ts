/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesFileErrors, fixLanguagesFile } from '../../../tools/check/languages-file';

const asItIs = (text: string) => Promise.resolve(text);

test('a comma that is missing in the list of languages is named, and put in by --fix', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
  const file = path.join(folder, 'languages.json');
  const valid = await readFile('locales/languages.json', 'utf8');
  await writeFile(file, valid.replace('",\n', '"\n'));
  const errors = await languagesFileErrors(file);
  const done = await fixLanguagesFile(file, asItIs);
  const fixed = await readFile(file, 'utf8');
  const again = await fixLanguagesFile(file, asItIs);
  await rm(folder, { recursive: true });
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toContain('comma');
  expect(done.join()).toContain('comma');
  expect(fixed).toBe(valid);
  expect(again).toEqual([]);
});
