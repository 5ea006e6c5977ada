import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, linesOf, test } from './helpers/test';

const languages = readdirSync('locales').filter((name) => !name.includes('.'));
const files = Object.fromEntries(
  languages.map((language) => {
    const file = path.posix.join('locales', language, 'layout.json');
    return [file, readFileSync(file)] as const;
  }),
);

test('a word of the menus changes one line, and every plural form stays', async ({ editor }) => {
  await editor.open(files);
  const form = await editor.entry('locales', 'layout');
  await form.getByRole('textbox', { name: 'Back to top' }).fill('Up again');
  await editor.save();
  const changes = await editor.changes();
  const file = 'locales/en/layout.json';
  expect(Object.keys(changes)).toEqual([file]);
  const before = linesOf(file);
  const changed = String(changes[file])
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(changed).toEqual(['  "backToTop": "Up again",']);
});
