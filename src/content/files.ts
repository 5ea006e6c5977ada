import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  type LanguageCode,
} from '../i18n/languages';
import { collectionNames, singles, type CollectionName } from './collections';
import type { Fault } from './faults';

/** A YAML file by what its place and name say of it. */
export interface EntryFile {
  file: string;
  collection: CollectionName;
  slug: string;
  language: LanguageCode;
}

export interface ContentFiles {
  entries: EntryFile[];
  /** Pictures and other files that entries may name, from the content folder. */
  assets: Set<string>;
  faults: Fault[];
}

const assetPattern = /\.(jpe?g|png|webp|svg|glb|pdf)$/;
const folders = collectionNames.filter((name) => !singles.includes(name));

/** Takes a content folder; gives every file in it, sorted into entries and pictures; what is neither is a fault. */
export async function listContent(root: string): Promise<ContentFiles> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
  const content: ContentFiles = { entries: [], assets: new Set(), faults: [] };
  for (const file of files) {
    const entry = classify(file);
    if (assetPattern.test(file)) content.assets.add(file);
    else if (typeof entry === 'string') content.faults.push(fileFault(file, entry));
    else content.entries.push(entry);
  }
  return content;
}

/** Takes a path in the content folder; gives the entry it holds, or what is wrong with its place or name. */
export function classify(file: string): EntryFile | string {
  const match = /^(?:([^/]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([^./]+))?\.yaml$/.exec(file);
  if (!match) {
    return /\.ya?ml$/i.test(file)
      ? "Name it '<collection>/<slug>.yaml' or '<collection>/<slug>.<language>.yaml', in lower case with single hyphens."
      : 'Only .yaml files and pictures belong here: remove it.';
  }
  const [, folder, slug = '', language] = match;
  const collection = folder ?? slug;
  const known = folder === undefined ? singles : folders;
  if (!isOneOf(collection, known)) {
    return folder === undefined
      ? `At the top of the folder stands ${singles.join(', ')}.yaml alone: move the file into its collection.`
      : `The collections are ${folders.join(', ')}: move the file into one of them.`;
  }
  if (language === undefined) return { file, collection, slug, language: defaultLanguage };
  if (language === defaultLanguage) return `English has no suffix: rename it '${slug}.yaml'.`;
  if (!isLanguageCode(language)) {
    return `'${language}' is no language of the site: ${languageCodes.join(', ')}.`;
  }
  return { file, collection, slug, language };
}

function isOneOf(name: string, names: readonly CollectionName[]): name is CollectionName {
  return (names as readonly string[]).includes(name);
}

function fileFault(file: string, cure: string): Fault {
  return { file, line: 1, column: 1, field: '', message: 'a file the site does not know', cure };
}
