import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { DraftFace } from './draft';
import { fallbackPackages } from './fallbacks';
import { families } from './sources';
import type { BuiltFace, FontText } from './types';
import { toWoff2 } from './woff2';

/** The code that builds the fonts, which their names depend on like on the text. */
const SOURCES = path.join('src', 'gatsby', 'fonts');
const MANIFEST = 'manifest.json';
const OUR_FILE = /\.[0-9a-f]{8}\.woff2$/;

/** What was built from what, by language. */
export type Manifest = Record<string, { key: string; faces: BuiltFace[] }>;

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Gives a function from a language's text to a name for it together with all else that the result depends on. */
export async function buildKeys(): Promise<(input: FontText) => string> {
  const root = process.cwd();
  const files = (await readdir(path.join(root, SOURCES))).toSorted();
  const sources = await Promise.all(files.map((file) => readFile(path.join(root, SOURCES, file))));
  const recipe = hash([...sources.map(hash), ...packageVersions()].join());
  return (input) => hash(recipe + JSON.stringify(input));
}

function packageVersions(): string[] {
  const require = createRequire(path.join(process.cwd(), 'package.json'));
  const fonts = [...Object.values(families).map(({ name }) => name), ...fallbackPackages];
  const names = [...fonts.map((name) => `@fontsource-variable/${name}`), 'harfbuzzjs', 'wawoff2'];
  return names.map((name) => {
    const folder = require.resolve
      .paths(name)
      ?.map((modules) => path.join(modules, name, 'package.json'))
      .find(existsSync);
    if (!folder) throw new Error(`the package ${name} is not installed`);
    return `${name}@${(require(folder) as { version: string }).version}`;
  });
}

/** Takes the folder of built fonts; gives what is in it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Manifest) : {};
}

/** Takes the folder and a language's entry; tells whether all its files are there. */
export function isComplete(folder: string, entry: Manifest[string]): boolean {
  return entry.faces.every(({ file }) => existsSync(path.join(folder, file)));
}

/** Takes a face; compresses it, writes it under a name made of its content, and gives it without its bytes. */
export async function writeFace(folder: string, draft: DraftFace): Promise<BuiltFace> {
  const { name, font, ...face } = draft;
  const file = `${name}.${hash(font).slice(0, 8)}.woff2`;
  const target = path.join(folder, file);
  if (!existsSync(target)) await writeFile(target, await toWoff2(font));
  return { ...face, file, bytes: (await readFile(target)).length };
}

/** Takes the folder and what was built; records it and removes fonts that no language uses any more. */
export async function finishStore(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
  const used = new Set(
    Object.values(manifest).flatMap(({ faces }) => faces.map(({ file }) => file)),
  );
  const stale = (await readdir(folder)).filter((file) => OUR_FILE.test(file) && !used.has(file));
  await Promise.all(stale.map((file) => rm(path.join(folder, file))));
}

export const openFolder = (folder: string) => mkdir(folder, { recursive: true });
