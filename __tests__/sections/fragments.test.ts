/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sections = 'src/sections';

/** The code of each folder of src/sections. */
const folders = readdirSync(sections, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => [name, codeIn(path.join(sections, name))] as const);

function codeIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, ...names]) => names);

// ESLint cannot see it: Gatsby knows every fragment everywhere.
test.each(folders)('sections/%s uses fragments of its own and of shared only', (folder, text) => {
  const used = namesIn(text, /\bQueries\.(\w+)Fragment\b|^\s*\.\.\.([A-Z]\w*)$/gm);
  const foreign = folders
    .filter(([other]) => other !== folder && other !== 'shared')
    .flatMap(([, its]) => namesIn(its, /\bfragment (\w+) on\b/g))
    .filter((name) => used.includes(name));
  expect(foreign).toEqual([]);
});
