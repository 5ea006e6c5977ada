import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { isUnusual, reachable } from './reachable';

/**
 * Gatsby made these pictures, and will not make them again while their sources are there, even if no page shows them at present. So they
 * wait here. Gatsby deletes the folder together with its other caches.
 */
const parkedFor = (publicFolder: string) =>
  path.join(path.dirname(publicFolder), '.cache/caches/gatsby-plugin-static-host/static');

interface Served {
  publicFolder: string;
  /** The paths of all pages. */
  pages: readonly string[];
  /** Other files that are served though no file names them, from the public folder. A folder stands for all its files. */
  kept: readonly string[];
  /** The digests of the source files that Gatsby knows. They are the names of folders in `static/`. */
  digests: ReadonlySet<string>;
}

/**
 * Removes what nobody can reach from the built site: files of earlier builds, which Gatsby and the caches of hosts leave there, and files
 * that no page needs. So a build gives the same files whatever was built before.
 */
export async function prune({ publicFolder, pages, kept, digests }: Served): Promise<void> {
  const files = await filesIn(publicFolder);
  const read = (file: string) => readFile(path.join(publicFolder, file), 'utf8');
  const isOfSource = (file: string) => {
    const [folder, digest = ''] = file.split('/');
    return folder === 'static' && digests.has(digest);
  };
  const own = pages.flatMap((page) => [htmlFile(page), dataFile(page)]);
  const roots = [
    ...own,
    ...(await queryResults(own, files, read)),
    ...files.filter((file) => kept.some((one) => file === one || file.startsWith(`${one}/`))),
    ...files.filter((file) => isUnusual(file) && isOfSource(file)),
  ];
  const served = await reachable(files, roots, read);
  for (const file of files.filter((name) => !served.has(name))) {
    const from = path.join(publicFolder, file);
    if (isOfSource(file))
      await move(from, path.join(parkedFor(publicFolder), path.relative('static', file)));
    else await rm(from);
  }
  await removeEmptyFolders(publicFolder);
}

/**
 * Puts the pictures back that wait. It must run before Gatsby may delete its caches. Without the built site, Gatsby makes everything again,
 * but only if the folder is not there.
 */
export async function unpark(publicFolder: string): Promise<void> {
  const parked = parkedFor(publicFolder);
  if (!existsSync(parked)) return;
  if (existsSync(publicFolder))
    for (const file of await filesIn(parked))
      await move(path.join(parked, file), path.join(publicFolder, 'static', file));
  await rm(parked, { recursive: true });
}

/**
 * Returns the files and links of a folder, as paths from it with slashes. There are none if it is missing. Links are not followed, as the
 * option `recursive` does on Node 26: what they lead to would be removed.
 */
export async function filesIn(folder: string, below = ''): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? await filesIn(folder, file) : [file];
  });
  return (await Promise.all(files)).flat().sort();
}

const htmlFile = (page: string) =>
  page.endsWith('.html') ? page.slice(1) : path.posix.join(page, 'index.html').slice(1);

const dataFile = (page: string) =>
  path.posix.join('page-data', page === '/' ? 'index' : page, 'page-data.json');

interface PageData {
  staticQueryHashes?: readonly string[];
}

/** Returns the results of the static queries that pages have. Their data names only the hashes. */
async function queryResults(
  own: readonly string[],
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  const there = new Set(files);
  const data = own.filter((file) => file.endsWith('/page-data.json') && there.has(file));
  const hashes = data.map(async (file) => {
    const { staticQueryHashes = [] } = JSON.parse(await read(file)) as PageData;
    return staticQueryHashes;
  });
  return (await Promise.all(hashes)).flat().map((hash) => `page-data/sq/d/${hash}.json`);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
}

async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmptyFolders(path.join(folder, entry.name));
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}
