import path from 'node:path';
import type { EntryFile } from './entry-file';
import { nearest } from './error-map';
import { fileError, type ContentError } from './errors';
import { filesIn, projectPath, tidyName, windowsProblem } from './folder';
import { assetPattern, endings } from './kinds';
import { hintWith, isLanguage, type ContentSetup } from './setup';

export interface ContentFiles {
  entries: EntryFile[];
  /** Pictures and other files that entries may name, from the content folder. */
  assets: Set<string>;
  /** Files that are neither, such as a picture with an upper-case extension. */
  unknownFiles: string[];
  errors: ContentError[];
}

/** Lists the files of the content folder as entries and assets. Other files are errors. */
export async function listContent(setup: ContentSetup, root: string): Promise<ContentFiles> {
  const content: ContentFiles = { entries: [], assets: new Set(), unknownFiles: [], errors: [] };
  const files = await filesIn(root);
  const folders = new Set<string>();
  for (const file of files) {
    const entry = classify(setup, file);
    const problem = windowsProblem(file);
    if (problem)
      content.errors.push(fileError(projectPath(root, file), problem.message, problem.hint));
    if (assetPattern.test(file) && tidyName(file) === file) content.assets.add(file);
    else if (typeof entry === 'string') {
      content.unknownFiles.push(file);
      const folder = unknownFolder(setup, file);
      if (folder === undefined) {
        const hint = takenHint(setup, file, files) ?? entry;
        content.errors.push(fileError(projectPath(root, file), 'unknown file', hint));
      } else folders.add(folder);
    } else content.entries.push(entry);
  }
  content.errors.push(...[...folders].map((folder) => unknownFolderError(setup, root, folder)));
  return content;
}

/** Returns the right path for an entry under any name. */
export function tidyEntry(file: string): string {
  // Some programs add their own ending.
  const plain = file.replace(/(\.ya?ml)\.txt$/i, '$1');
  const dotted = tidyName(plain.replaceAll('_', '-')).replaceAll(/\.+/g, '.');
  // A file name ends with its language and its extension.
  return tidyName(dotted.replaceAll(/\.(?=[^/]*\.[^/]*\.)/g, '-'))
    .replace(/\.yml$/, '.yaml')
    .replaceAll(/-+/g, '-');
}

/** Returns the path that a file under any name probably should have. */
export function meantPath(setup: ContentSetup, file: string): string {
  const tidy = tidyEntry(file);
  if (!tidy.endsWith('.yaml')) return tidyName(file);
  const [folder = '', ...rest] = tidy.replace(`.${setup.defaultLanguage}.yaml`, '.yaml').split('/');
  const near = rest.length > 0 ? nearest(folder, foldersOf(setup)) : undefined;
  return [near ?? folder, ...rest].join('/');
}

/** The folders with the entries of a collection each. */
const foldersOf = ({ collections, singles }: ContentSetup) =>
  Object.keys(collections).filter((name) => !singles.includes(name));

/** Returns the folder of an entry if no collection has it. Pictures of a single file may be in any folder. */
function unknownFolder(setup: ContentSetup, file: string): string | undefined {
  const [folder = '', ...rest] = file.split('/');
  const isEntry = rest.length > 0 && tidyEntry(file).endsWith('.yaml');
  return isEntry && !foldersOf(setup).includes(folder) ? folder : undefined;
}

/** Returns one error for all files of a folder. */
function unknownFolderError(setup: ContentSetup, root: string, folder: string): ContentError {
  const folders = foldersOf(setup);
  const near = nearest(tidyName(folder), folders);
  const meant = near ? `Did you mean '${near}'?` : 'Move its files into one that is known.';
  const hint = `${meant} The folders here are: ${folders.join(', ')}.`;
  return fileError(projectPath(root, folder), 'unknown folder', hint);
}

/** Returns what to do about a file whose right name belongs to another file, or undefined. */
function takenHint(
  setup: ContentSetup,
  file: string,
  files: readonly string[],
): string | undefined {
  const meant = meantPath(setup, file);
  const isName = assetPattern.test(meant) || typeof classify(setup, meant) === 'object';
  const other = files.find((one) => one !== file && meantPath(setup, one) === meant);
  return isName && other !== undefined
    ? `Its name would be '${meant}', but '${other}' is there too. Keep one of the two, or give this one a name of its own.`
    : undefined;
}

/** Returns the entry of a file, or what is wrong with its path. */
export function classify(setup: ContentSetup, file: string): EntryFile | string {
  const match = /^(?:([^/]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([^./]+))?\.yaml$/.exec(file);
  if (!match)
    return /\.ya?ml(?:\.txt)?$/i.test(file)
      ? misnamedHint(setup, file)
      : unknownFileHint(setup, file);
  const [, folder, slug = '', language] = match;
  const collection = folder ?? slug;
  const { defaultLanguage, singles } = setup;
  const folders = foldersOf(setup);
  const known = folder === undefined ? singles : folders;
  if (!known.includes(collection)) {
    return folder === undefined
      ? `Only ${singles.join(', ')}.yaml belongs here. Move the file into a folder.`
      : `Move it into one of the folders ${folders.join(', ')}.`;
  }
  if (language === undefined) return { file, collection, slug, language: defaultLanguage };
  if (language === defaultLanguage)
    return `English files have no language in their name. Rename it to '${slug}.yaml'.`;
  if (!isLanguage(setup, language))
    return isLanguage(setup, language.toLowerCase())
      ? `Write the language in small letters: '${slug}.${language.toLowerCase()}.yaml'.`
      : newLanguage(setup, language);
  return { file, collection, slug, language };
}

/** Returns what to do about a file or a folder in that language. */
export function newLanguage(setup: ContentSetup, code: string): string {
  const codes = setup.languages.map((language) => language.code).join(', ');
  const hint = `'${code}' is not a language of the site. It has ${codes}.`;
  return /^[a-z]{2}(?:-\w{2,8})*$/i.test(code)
    ? hintWith(setup, 'addLanguage', hint)
    : `${hint} If it is a copy, remove it or keep it elsewhere.`;
}

function misnamedHint(setup: ContentSetup, file: string): string {
  if (file.split('/').length > 2)
    return 'The folder of a collection has no folders with entries inside. Move the file up.';
  const tidy = tidyEntry(file);
  const entry = classify(setup, tidy);
  return typeof entry === 'string'
    ? entry
    : `Name it like '${tidy}': <folder>/<name>.yaml or <name>.<language>.yaml, with lower-case letters, digits and single hyphens.`;
}

/** Hints for other kinds of files. */
function unknownFileHint(setup: ContentSetup, file: string): string {
  const ending = path.posix.extname(file).slice(1).toLowerCase();
  if (assetPattern.test(file.toLowerCase()))
    return hintWith(
      setup,
      'rename',
      `Rename it '${tidyName(file)}', here and where an entry names it: small letters, digits and hyphens.`,
    );
  if (/^(?:gif|tiff?|avif|jfif|jpe)$/.test(ending))
    return hintWith(setup, 'rename', 'Save the picture as .jpg, .png or .webp.');
  const kinds = endings.map((one) => `.${one}`).join(', ');
  return `Entries (.yaml) and files for them (${kinds}) belong here. Export a picture as JPEG, copy the words of a document into an entry, and keep other files elsewhere.`;
}
