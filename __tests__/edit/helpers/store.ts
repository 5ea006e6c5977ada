import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CollectionName } from '../../../src/collections';

/** Files by their path from the project's root. */
export type Files = Record<string, Buffer>;

/** Returns the entries of some or all collections. The editor opens faster with fewer. */
export function entriesOf(...collections: CollectionName[]): Files {
  const places = collections.length > 0 ? collections.join('|') : String.raw`\w+`;
  const wanted = new RegExp(`^content/(${places})[./](.*\\.)?yaml$`);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.split(path.sep).join('/')}`)
    .filter((file) => wanted.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file)]));
}

/** The folder in the browser's file system. */
export const FOLDER = 'project';

/** Writes text files into the browser's file system. */
export async function fillStore(page: Page, files: Files): Promise<void> {
  const texts = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, String(text)]);
  await page.evaluate(async (all) => {
    for (const [name = '', text = ''] of all) {
      const steps = name.split('/');
      const last = steps.pop() ?? '';
      let place = await navigator.storage.getDirectory();
      for (const step of steps) place = await place.getDirectoryHandle(step, { create: true });
      const file = await place.getFileHandle(last, { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, texts);
}

/** Returns all files in the browser's file system. */
export async function readStore(page: Page): Promise<Files> {
  const found = await page.evaluate(async (folder) => {
    const found: [string, number[]][] = [];
    const walk = async (place: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const [name, handle] of place.entries()) {
        if (handle.kind === 'directory') await walk(handle, `${prefix}${name}/`);
        else {
          const bytes = await (await handle.getFile()).arrayBuffer();
          found.push([prefix + name, [...new Uint8Array(bytes)]]);
        }
      }
    };
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(folder), '');
    return found;
  }, FOLDER);
  return Object.fromEntries(found.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
