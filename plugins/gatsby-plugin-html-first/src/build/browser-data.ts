import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './files-in';
import type { ReadData } from './page-recorder';

/*
 * The files of Gatsby's page data keep only what browsers read. While they render the HTML, builds need them whole, and Gatsby writes only those
 * that changed. So the whole files are kept beside the cache, and put back when the next build or the dev server starts.
 */

const cache = path.join('.cache', 'html-first');
const read = path.join(cache, 'read');
const whole = path.join(cache, 'whole');

/** The option `data` (README.md). */
export type MoreData = (data: object, scripts: readonly string[]) => object;

interface PageData {
  componentChunkName: string;
  result: { data?: object };
}

const dataFile = (page: string) =>
  path.join('page-data', page === '/' ? 'index' : page, 'page-data.json');

/** Saves what browsers read of a page's data. */
export async function saveReadData(page: string, data: ReadData): Promise<void> {
  await write(path.join(read, dataFile(page)), JSON.stringify(data));
}

/** Puts the whole files back. */
export async function restoreData(publicFolder: string): Promise<void> {
  for (const file of await filesIn(whole)) {
    const target = path.join(publicFolder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(path.join(whole, file), target);
  }
}

/**
 * Leaves out of the page data what browsers do not read.
 * @param scripts The scripts that pages of a component may load, from the public folder, by the name of its chunk.
 */
export async function writeBrowserData(
  publicFolder: string,
  scripts: Readonly<Record<string, readonly string[]>>,
  more: MoreData,
): Promise<void> {
  const texts = new Map<string, string>();
  for (const name of new Set(Object.values(scripts).flat()))
    texts.set(name, await readFile(path.join(publicFolder, name), 'utf8'));
  for (const file of await filesIn(read)) {
    const target = path.join(publicFolder, file);
    // Of a page that is no more.
    if (!existsSync(target)) await rm(path.join(read, file));
    else {
      const source = await readFile(target, 'utf8');
      const page = JSON.parse(source) as PageData;
      const saved = JSON.parse(await readFile(path.join(read, file), 'utf8')) as ReadData;
      const code = scripts[page.componentChunkName]?.flatMap((name) => texts.get(name) ?? []);
      if (!code) throw new Error(`${page.componentChunkName} is not in the scripts`);
      const data = { ...(saved.data as object), ...more(page.result.data ?? {}, code) };
      const result = { ...page.result, data, built: saved.built };
      await write(path.join(whole, file), source);
      await writeFile(target, JSON.stringify({ ...page, result }));
    }
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
