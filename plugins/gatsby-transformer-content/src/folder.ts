import { lstatSync, type Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileError, refuseErrors, type ContentError, type Problem } from './errors';

/** Returns all files in a folder and its subfolders that can be named, sorted, without system files. Links are not followed. */
export async function filesIn(root: string): Promise<string[]> {
  const found = await entriesIn(root);
  return found
    .filter(({ entry, file }) => entry.isFile() && !isSystemFile(file) && !isUnnamed(file))
    .map(({ file }) => file);
}

/**
 * Returns an error for each link and whatever else is neither a file nor a folder, for names that are not UTF-8, and folders that cannot be
 * opened. What a link leads to may be outside of the project. Those of editors, which Gatsby ignores as well, are no errors.
 */
export async function linkErrors(
  root: string,
  isIgnored: (file: string) => boolean = isSystemFile,
): Promise<ContentError[]> {
  if (isLink(root)) return [linkError(projectPath(root, ''))];
  const found = await entriesIn(root);
  return found.flatMap(({ entry, file, refused }) => {
    const place = projectPath(root, file);
    if (isUnnamed(file)) return fileError(place, 'expected a name saved as UTF-8', rename);
    if (refused !== undefined)
      return fileError(
        place,
        `expected a folder that can be opened, found ${refused}`,
        permissions,
      );
    const isKnown = entry.isFile() || entry.isDirectory() || isIgnored(file);
    return isKnown ? [] : entry.isSymbolicLink() ? linkError(place) : specialError(place, entry);
  });
}

const rename = 'Rename it: letters from a to z, digits and hyphens are the same on every computer.';
/** What to do where the system refuses to open a file or a folder. */
export const permissions =
  'Look at its permissions: everyone who builds the site must be allowed to read it.';

/** Whether a name has bytes that are not UTF-8, so that no path leads to it. */
const isUnnamed = (file: string) => file.includes('\ufffd');

const linkError = (file: string) =>
  fileError(
    file,
    'expected a file or a folder, found a link to another place',
    'Delete the link, and put a copy of the file itself in its place.',
  );

function specialError(file: string, entry: Dirent): ContentError {
  const found = entry.isFIFO() ? 'a pipe' : entry.isSocket() ? 'a socket' : 'a device';
  return fileError(
    file,
    `expected a file or a folder, found ${found} of a program`,
    'Delete it: it has no content to show.',
  );
}

interface Found {
  entry: Dirent;
  file: string;
  /** The error code of a folder that cannot be opened. */
  refused?: string | undefined;
}

/**
 * Returns files, folders and links below a folder, sorted. The option `recursive` would follow links, on Node 26. Throws an error of the
 * folder if it cannot be opened.
 */
export async function entriesIn(root: string): Promise<Found[]> {
  const found = await below(root, '').catch((error: unknown) => {
    refuseErrors([missingFolder(projectPath(root, ''), (error as NodeJS.ErrnoException).code)]);
    throw error;
  });
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

const missingFolder = (folder: string, code = '') =>
  fileError(
    folder,
    `expected a folder, found ${code === 'ENOENT' ? 'nothing' : code}`,
    `Nothing works without it: give it its name back, or bring it back with 'git restore ${folder}'.`,
  );

async function below(root: string, folder: string): Promise<Found[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry): Promise<Found[]> => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory() || isUnnamed(file)) return [{ entry, file }];
    try {
      return [{ entry, file }, ...(await below(root, file))];
    } catch (error) {
      return [{ entry, file, refused: (error as NodeJS.ErrnoException).code ?? String(error) }];
    }
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

/** Returns the problem of a name that Windows keeps for devices, so that nobody could check the project out there. */
export function windowsProblem(file: string): Problem | undefined {
  const name = file
    .split('/')
    .find((part) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part));
  return name === undefined
    ? undefined
    : { message: `expected a name that Windows can have, found '${name}'`, hint: 'Rename it.' };
}
