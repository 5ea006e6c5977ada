import path from 'node:path';
import {
  defaultLanguage,
  isLanguageCode,
  languageCodes,
  type LanguageCode,
} from '../i18n/languages';
import { collectionNames, singles, type CollectionName } from './collections';
import type { ContentError } from './errors';
import { filesIn, tidyName } from './folder';

/** A YAML file with what its path says about it. */
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
  /** Files that are neither, such as a picture with an upper-case extension. */
  unknownFiles: string[];
  errors: ContentError[];
}

const assetPattern = /\.(jpe?g|png|webp|svg|glb|pdf)$/;
const folders = collectionNames.filter((name) => !singles.includes(name));

/** Lists the files of the content folder as entries and assets. Other files are errors. */
export async function listContent(root: string): Promise<ContentFiles> {
  const content: ContentFiles = { entries: [], assets: new Set(), unknownFiles: [], errors: [] };
  for (const file of await filesIn(root)) {
    const entry = classify(file);
    if (assetPattern.test(file) && tidyName(file) === file) content.assets.add(file);
    else if (typeof entry === 'string') {
      content.unknownFiles.push(file);
      content.errors.push(fileError(file, entry));
    } else content.entries.push(entry);
  }
  return content;
}

/** Returns the right path for an entry under any name. */
export function tidyEntry(file: string): string {
  const dotted = tidyName(file.replaceAll('_', '-')).replaceAll(/\.+/g, '.');
  // A file name ends with its language and its extension.
  return tidyName(dotted.replaceAll(/\.(?=[^/]*\.[^/]*\.)/g, '-'))
    .replace(/\.yml$/, '.yaml')
    .replaceAll(/-+/g, '-');
}

/** Returns the entry of a file, or what is wrong with its path. */
export function classify(file: string): EntryFile | string {
  const match = /^(?:([^/]+)\/)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([^./]+))?\.yaml$/.exec(file);
  if (!match) return /\.ya?ml$/i.test(file) ? misnamedHint(file) : unknownFileHint(file);
  const [, folder, slug = '', language] = match;
  const collection = folder ?? slug;
  const known = folder === undefined ? singles : folders;
  if (!isOneOf(collection, known)) {
    return folder === undefined
      ? `Only ${singles.join(', ')}.yaml belongs directly in content/. Move the file into a folder.`
      : `Move it into one of the folders ${folders.join(', ')}.`;
  }
  if (language === undefined) return { file, collection, slug, language: defaultLanguage };
  if (language === defaultLanguage)
    return `English files have no language in their name. Rename it to '${slug}.yaml'.`;
  if (!isLanguageCode(language)) {
    return newLanguage(language);
  }
  return { file, collection, slug, language };
}

/** Returns what to do about a file in that language. */
export function newLanguage(code: string): string {
  return `'${code}' is not a language of the site. It has ${languageCodes.join(', ')}. To add a language, begin in locales/languages.json (docs/adding-a-language.md).`;
}

const fixes = " 'npm run check -- --fix' does it.";

function misnamedHint(file: string): string {
  if (file.split('/').length > 2)
    return 'Folders of content/ have no folders with entries inside. Move the file up.';
  const tidy = tidyEntry(file);
  const entry = classify(tidy);
  return typeof entry === 'string'
    ? entry
    : `Name it like '${tidy}': <folder>/<name>.yaml or <name>.<language>.yaml, with lower-case letters, digits and single hyphens.`;
}

/** Hints for other kinds of files. */
function unknownFileHint(file: string): string {
  const ending = path.posix.extname(file).slice(1).toLowerCase();
  if (assetPattern.test(file.toLowerCase()))
    return `Rename it '${tidyName(file)}', here and where an entry names it: small letters, digits and hyphens.${fixes}`;
  if (/^(?:gif|tiff?|avif|jfif|jpe)$/.test(ending))
    return `Save the picture as .jpg, .png or .webp.${fixes}`;
  return (
    otherKinds[ending] ??
    'Entries (.yaml), pictures (.jpg, .png, .webp, .svg), models (.glb) and .pdf files belong here: keep it in another place.'
  );
}

const phonePicture =
  'Browsers do not show this format of phones. Open the picture and export or share it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible, for new ones).';
const writtenText =
  'Copy its words into the .yaml file of the entry, and keep the document elsewhere.';
const film = 'The site shows no films: take a picture of it, or link to it.';

const otherKinds: Partial<Record<string, string>> = {
  heic: phonePicture,
  heif: phonePicture,
  bmp: 'Save the picture as .jpg or .png.',
  psd: 'Export the picture as .jpg or .png.',
  ai: 'Export the drawing as .svg.',
  eps: 'Export the drawing as .svg.',
  doc: writtenText,
  docx: writtenText,
  odt: writtenText,
  pages: writtenText,
  txt: writtenText,
  rtf: writtenText,
  mp4: film,
  mov: film,
};

function isOneOf(name: string, names: readonly CollectionName[]): name is CollectionName {
  return (names as readonly string[]).includes(name);
}

function fileError(file: string, hint: string): ContentError {
  return { file, line: 1, column: 1, field: '', message: 'unknown file', hint };
}
