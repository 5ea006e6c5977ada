import { execFileSync, spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import type { z } from 'zod';
import {
  describe,
  mapLeaves,
  parseFile,
  validate,
  valueAt,
  type FieldPath,
  type ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import { collections, type CollectionName } from '../../src/collections';
import { loadSite } from '../../src/content/site';
import { defaultLanguage } from '../../src/i18n/languages';

/** Runs the tests of a project on each change of content whose name begins with one of the words, or on all. Throws if any fails. */
export async function testEditedContent(project: string, words: readonly string[]): Promise<void> {
  const { sources } = await loadSite('content', 'locales');
  const failed: string[] = [];
  for (const [name, change] of editsOf(sources.content)) {
    if (words.length > 0 && !words.some((word) => name.startsWith(word))) continue;
    const root = copyProject();
    const changed = await applied(root, sources.content, change);
    console.log(`${name}: ${changed} files`);
    if (changed > 0 && !passes(root, project)) failed.push(name);
    rmSync(root, { recursive: true });
  }
  if (failed.length > 0)
    throw new Error(`Tests depend on what an editor may change: ${failed.join(', ')}`);
}

/** Returns the changed data of an entry, or its own where nothing changes. */
type Edit = (value: unknown, schema: z.ZodType, source: ParsedEntry) => unknown;

/** Each round changes as many entries as it can. The nth entries of all collections are drafts at once. */
function editsOf(sources: readonly ParsedEntry[]): [string, Edit][] {
  const main = sources.filter(({ language }) => language === defaultLanguage);
  const placeOf = ({ collection, slug }: ParsedEntry) =>
    main.filter((other) => other.collection === collection).findIndex((one) => one.slug === slug);
  const rounds = Math.max(...main.map(placeOf)) + 1;
  const drafts = Array.from({ length: rounds }, (_, round): [string, Edit] => [
    `draft ${round + 1}`,
    (value, schema, source) => {
      const { shape } = describe(schema);
      const hasDraft = shape.kind === 'object' && 'draft' in shape.fields;
      return hasDraft && placeOf(source) === round ? { ...(value as object), draft: true } : value;
    },
  ]);
  return [
    ...drafts,
    ['shorter', (value, schema) => mapLists(schema, value, (items) => items.slice(0, -1))],
    ['longer', (value, schema) => mapLists(schema, value, (items) => [...items, another(items)])],
    [
      'doubled',
      (value, schema) =>
        mapLeaves(schema, value, ({ value: text, meta }) =>
          meta.words && !meta.asset ? `${String(text)} ${String(text)}` : text,
        ),
    ],
  ];
}

function mapLists(
  schema: z.ZodType,
  value: unknown,
  change: (items: unknown[]) => unknown[],
): unknown {
  if (value === undefined || value === null) return value;
  const { shape } = describe(schema);
  if (shape.kind === 'list') {
    const items = (value as unknown[]).map((item) => mapLists(shape.item, item, change));
    return items.length > 0 ? change(items) : items;
  }
  if (shape.kind !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = shape.fields[name];
      return [name, field && name !== 'sample' ? mapLists(field, inner, change) : inner];
    }),
  );
}

/** Returns an item like the last one, with a short name of its own. */
function another(items: readonly unknown[]): unknown {
  const last = items.at(-1);
  const hasSlug = typeof last === 'object' && last !== null && 'slug' in last;
  return hasSlug ? { ...last, slug: `${String(last.slug)}-zz` } : last;
}

/** Writes the changed entries. What would make the content invalid stays as it is. Returns the number of changed files. */
async function applied(root: string, sources: readonly ParsedEntry[], edit: Edit) {
  const edited = new Map<string, unknown>();
  for (const source of sources) {
    const { schema } = collections[source.collection as CollectionName];
    const { value } = source.parsed;
    if (source.language === defaultLanguage) {
      const changed = allowed(schema, value, edit(value, schema, source));
      if (textOf(changed) !== textOf(value)) edited.set(source.file, changed);
    }
  }
  for (const { file, collection, slug, language, parsed } of sources) {
    const main = edited.get(collection === slug ? `${slug}.yaml` : `${collection}/${slug}.yaml`);
    if (language !== defaultLanguage && main !== undefined)
      edited.set(file, clipped(parsed.value, main));
  }
  const content = path.join(root, 'content');
  for (const [file, value] of edited) replace(path.join(content, file), textOf(value));
  for (let round = 0; round < 5; round += 1) {
    const { errors } = await loadSite(content, path.join(root, 'locales'));
    if (errors.length === 0) return edited.size;
    const wrong = errors.map(({ file }) => file.replace(/^.*content\//, '').split('.')[0]);
    for (const source of sources.filter(({ file }) => wrong.includes(file.split('.')[0]))) {
      edited.delete(source.file);
      replace(path.join(content, source.file), textOf(source.parsed.value));
    }
  }
  throw new Error('The changed content is not valid.');
}

const textOf = (value: unknown) => stringify(value, { lineWidth: 0 });

/** Returns the changed data with the parts as they were that the schema refuses. */
function allowed(schema: z.ZodType, before: unknown, changed: unknown): unknown {
  let data = changed;
  for (let round = 0; round < 20; round += 1) {
    const parsed = parseFile('entry.yaml', new TextEncoder().encode(textOf(data)));
    const [error] = validate(parsed, schema);
    if (!error) return data;
    const at = error.field.split('.').filter(Boolean);
    data = withValue(data, at, valueAt(before, at));
  }
  return before;
}

function withValue(data: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((item: unknown, index) =>
      index === Number(step) ? withValue(item, rest, value) : item,
    );
  const group = data as Record<PropertyKey, unknown>;
  return { ...group, [step]: withValue(group[step], rest, value) };
}

/** Returns a translation without the items that English lacks. */
function clipped(translated: unknown, english: unknown): unknown {
  if (Array.isArray(translated) && Array.isArray(english))
    return translated
      .slice(0, english.length)
      .map((item: unknown, index) => clipped(item, english[index]));
  if (typeof translated !== 'object' || translated === null) return translated;
  return Object.fromEntries(
    Object.entries(translated).map(([name, inner]) => [
      name,
      clipped(inner, valueAt(english, [name])),
    ]),
  );
}

/** Returns a folder with hard links to all files of the project that Git knows. */
function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'edited-content-'));
  const files = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString()
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    linkSync(file, target);
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

/** Replaces a file, which is a hard link to that of the project. */
function replace(file: string, text: string): void {
  rmSync(file);
  writeFileSync(file, text);
}

function passes(root: string, project: string): boolean {
  const jest = path.join('node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync(
    process.execPath,
    [jest, '--silent', '--maxWorkers=1', '--selectProjects', project],
    { cwd: root, stdio: 'inherit' },
  );
  return status === 0;
}
