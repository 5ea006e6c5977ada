/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSite } from '../../src/content/load-site';
import { allErrors } from '../../tools/check/findings';
import { amended } from '../helpers/amended';

interface Example {
  file: string;
  text: string;
}

/** The examples of a guide: blocks of code that name a file behind the kind of their code. */
function examplesOf(guide: string): Example[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^( *)```\w+ (\S+)\n(.*?)^ *```$/gms);
  return [...blocks].map(([, indent = '', file = '', text = '']) => ({
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

const guides = ['docs/editing-content.md', 'docs/adding-a-language.md'];
const examples = guides.flatMap(examplesOf);

// The code knows the languages by this file; the guide adds one.
jest.mock('../../locales/languages.json', () => {
  const { readFileSync: read } = jest.requireActual<typeof fs>('node:fs');
  const languages = JSON.parse(read('locales/languages.json', 'utf8')) as unknown[];
  const guide = read('docs/adding-a-language.md', 'utf8');
  const [, added = ''] = /```json locales\/languages.json\n(.*?)```/s.exec(guide) ?? [];
  return [...languages, JSON.parse(added) as unknown];
});

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guides-'));
  for (const part of ['content', 'locales'])
    cpSync(part, path.join(root, part), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('what the guides show can be done, one example after the other', async () => {
  expect(examples.length).toBeGreaterThan(20);
  for (const { file, text } of examples) for (const target of filesOf(file)) apply(target, text);
  const [content, locales] = [path.join(root, 'content'), path.join(root, 'locales')];
  const site = await loadSite(content, locales);
  const errors = await allErrors(content, site);
  // Pictures are for the reader to take.
  expect(errors.filter(({ asset }) => asset === undefined)).toEqual([]);
  expect(site.content.testimonials.map(({ slug }) => slug)).toContain('tea-stall');
});

/** `<language>` stands for every language that has such a file. */
function filesOf(file: string): string[] {
  if (!file.includes('<language>')) return [path.join(root, file)];
  const pattern = new RegExp(`/${file.replace('<language>', '[a-z]{2}')}$`);
  const folder = path.join(root, file.split('/')[0] ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => pattern.test(name));
}

function apply(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const isThere = existsSync(file);
  if (file.endsWith('.json')) {
    const [there, added] = [isThere ? readFileSync(file, 'utf8') : '{}', text].map(
      (json) => JSON.parse(json) as object,
    );
    writeFileSync(
      file,
      JSON.stringify(
        Array.isArray(there) ? [...(there as object[]), added] : { ...there, ...added },
      ),
    );
  } else if (!text.startsWith('# …\n')) writeFileSync(file, text);
  else {
    // A part of an entry that is not there yet: the rest is as in another of its kind.
    const from = isThere ? file : path.join(path.dirname(file), anotherThan(file));
    writeFileSync(file, amended(readFileSync(from, 'utf8'), text));
  }
}

function anotherThan(file: string): string {
  const [other = ''] = readdirSync(path.dirname(file)).filter((name) => /^[^.]+\.yaml$/.test(name));
  return other;
}
