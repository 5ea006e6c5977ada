import { lstatSync, type Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileError, type ContentError } from './errors';

/** Returns all files in a folder and its subfolders, sorted, without system files. Links are not followed. */
export async function filesIn(root: string): Promise<string[]> {
  const found = await entriesIn(root);
  return found
    .filter(({ entry, file }) => entry.isFile() && !isSystemFile(file))
    .map(({ file }) => file);
}

/** Returns an error for each link, and for whatever else is neither a file nor a folder. What a link leads to may be outside of the project. */
export async function linkErrors(root: string): Promise<ContentError[]> {
  if ((await lstat(root)).isSymbolicLink()) return [linkError(projectPath(root, ''))];
  const found = await entriesIn(root);
  return found
    .filter(({ entry }) => !entry.isFile() && !entry.isDirectory())
    .map(({ file }) => linkError(projectPath(root, file)));
}

const linkError = (file: string) =>
  fileError(
    file,
    'expected a file or a folder, found a link to another place',
    'Delete the link, and put a copy of the file itself in its place.',
  );

interface Found {
  entry: Dirent;
  file: string;
}

/** Returns files, folders and links below a folder, sorted. The option `recursive` would follow links, on Node 26. */
export async function entriesIn(root: string): Promise<Found[]> {
  const found = await below(root, '');
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

async function below(root: string, folder: string): Promise<Found[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const file = path.posix.join(folder, entry.name);
    return [{ entry, file }, ...(entry.isDirectory() ? await below(root, file) : [])];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Returns a function for the option `ignore` of gatsby-source-filesystem: it reads the files of `filesIn` alone, and follows no link.
 * @param root - the absolute path of the folder
 */
export function ignoredIn(root: string): (file: string) => boolean {
  return (file) => isSystemFile(path.relative(root, file)) || isLink(file);
}

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Returns whether a path below a folder leads through a link. */
export function leadsThroughLink(root: string, file: string): boolean {
  const parts = path.normalize(file).split(path.sep);
  return parts.some((_, index) => isLink(path.join(root, ...parts.slice(0, index + 1))));
}

/** Returns the path of a file from the project's root, with `/`. A folder outside of the project, as tests have, goes by its name. */
export function projectPath(root: string, file: string): string {
  const folder = path.relative('', root);
  const shown = folder.startsWith('..') ? path.basename(root) : folder;
  return path.posix.join(shown.split(path.sep).join('/'), file);
}

/** Files that operating systems, editors and package managers create, and what is in their folders. */
function isSystemFile(file: string): boolean {
  return file.split(/[\\/]/).some(isSystemName);
}

function isSystemName(name: string): boolean {
  return (
    /^(?:\.(?!\.?$)|~\$)/.test(name) ||
    /(?:~|\.(?:sw[a-p]|tmp|bak|orig))$/.test(name) ||
    systemNames.includes(name.toLowerCase())
  );
}

// gatsby-source-filesystem ignores the last three by itself.
const systemNames = [
  'thumbs.db',
  'ehthumbs.db',
  'desktop.ini',
  'icon\r',
  'node_modules',
  'bower_components',
  'yarn.lock',
];

/**
 * Returns the path in lower-case letters without accents, digits and hyphens, safe for URLs and every file system.
 */
export function tidyName(file: string): string {
  return file.split('/').map(tidyPart).join('/');
}

function tidyPart(part: string): string {
  const tidy = part
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/-*\.-*/g, '.')
    .replaceAll(/^-+|-+$/g, '');
  // A name in another script has no such letters.
  return /^\.[a-z0-9]/.test(tidy) ? `file${tidy}` : tidy || 'file';
}
