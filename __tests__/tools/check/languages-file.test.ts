/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languagesFileFaults, mendLanguagesFile } from '../../../tools/check/languages-file';

const asItIs = (text: string) => Promise.resolve(text);

test('a comma that is missing in the list of languages is named, and put in by --fix', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
  const file = path.join(folder, 'languages.json');
  const sound = await readFile('locales/languages.json', 'utf8');
  await writeFile(file, sound.replace('",\n', '"\n'));
  const faults = await languagesFileFaults(file);
  const done = await mendLanguagesFile(file, asItIs);
  const mended = await readFile(file, 'utf8');
  const again = await mendLanguagesFile(file, asItIs);
  await rm(folder, { recursive: true });
  expect(faults).toHaveLength(1);
  expect(faults[0]?.message).toContain('comma');
  expect(done.join()).toContain('comma');
  expect(mended).toBe(sound);
  expect(again).toEqual([]);
});
