/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type fs from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../src/content/site';
import { allErrors } from '../../tools/check/findings';
import { withChange } from '../helpers/with-change';
import { contentWith } from '../helpers/content';

interface Example {
  file: string;
  text: string;
}

/** Returns the examples of a guide: code blocks with a file name after their language. */
function examplesOf(guide: string): Example[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^( *)```\w+ (\S+)\n(.*?)^ *```$/gms);
  return [...blocks].map(([, indent = '', file = '', text = '']) => ({
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

const guides = ['docs/editing-content.md', 'docs/adding-a-language.md'];
const examples = guides.flatMap(examplesOf);

// Code imports the list of languages, and the guide adds one.
jest.mock('../../locales/languages.json', () => {
  const { readFileSync: read } = jest.requireActual<typeof fs>('node:fs');
  const languages = JSON.parse(read('locales/languages.json', 'utf8')) as unknown[];
  const guide = read('docs/adding-a-language.md', 'utf8');
  const [, added = ''] = /```json locales\/languages.json\n(.*?)```/s.exec(guide) ?? [];
  return [...languages, JSON.parse(added) as unknown];
});

test('the examples of the guides work', async () => {
  expect(examples.length).toBeGreaterThan(20);
  const [content, locales] = [await contentWith({}), await contentWith({}, 'locales')];
  for (const { file, text } of examples) {
    const [folder, ...names] = file.split('/');
    const root = folder === 'content' ? content : locales;
    for (const target of filesOf(root, names.join('/'))) apply(target, text);
  }
  const site = await loadSite(content, locales);
  const errors = await allErrors(content, site);
  // The reader must provide the pictures.
  expect(errors.filter(({ asset }) => asset === undefined)).toEqual([]);
  expect(site.content.testimonials.map(({ slug }) => slug)).toContain('tea-stall');
});

/** `<language>` stands for every language that has such a file. */
function filesOf(root: string, name: string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const pattern = new RegExp(`^${name.replace('<language>', '[a-z]{2}')}$`);
  const found = name.includes('<language>') ? names.filter((each) => pattern.test(each)) : [name];
  return found.map((each) => path.join(root, each));
}

function apply(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const there = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  // The file is a hard link to the project's.
  rmSync(file, { force: true });
  if (file.endsWith('.json')) {
    const all = JSON.parse(there ?? '{}') as object;
    const added = JSON.parse(text) as object;
    writeFileSync(
      file,
      JSON.stringify(Array.isArray(all) ? [...(all as object[]), added] : { ...all, ...added }),
    );
  } else if (!text.startsWith('# …\n')) writeFileSync(file, text);
  // A part of a new entry. The other fields are those of another entry.
  else writeFileSync(file, withChange(there ?? readFileSync(anotherThan(file), 'utf8'), text));
}

function anotherThan(file: string): string {
  const folder = path.dirname(file);
  const [other = ''] = readdirSync(folder).filter((name) => /^[^.]+\.yaml$/.test(name));
  return path.join(folder, other);
}
