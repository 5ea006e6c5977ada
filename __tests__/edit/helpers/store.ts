import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { CollectionName } from '../../../src/content/collections';

/** Files by their path from the project's root. */
export type Files = Record<string, Buffer>;

/** Takes a test of paths; gives those of the project's content that pass it. */
export function contentPaths(wanted: (file: string) => boolean): string[] {
  return readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .filter(wanted);
}

/** The same with what is in them. */
export function contentFiles(wanted = (file: string) => file.endsWith('.yaml')): Files {
  return Object.fromEntries(contentPaths(wanted).map((file) => [file, readFileSync(file)]));
}

/** The entries of some collections; the fewer, the quicker the editor opens. */
export function entriesOf(...collections: CollectionName[]): Files {
  const places = collections.map((name) => new RegExp(`^content/${name}[./](.*\\.)?yaml$`));
  return contentFiles((file) => places.some((place) => place.test(file)));
}

/** What the editor's test backend calls its folder in the browser's own file system. */
const FOLDER = 'sveltia-cms-test';

/** Puts files into the browser's file system. */
export async function fillStore(page: Page, files: Files): Promise<void> {
  const packed = Object.entries(files).map(([name, bytes]) => [name, bytes.toString('base64')]);
  await page.evaluate(
    async ([folder, all]) => {
      const root = await (
        await navigator.storage.getDirectory()
      ).getDirectoryHandle(folder, { create: true });
      for (const [name = '', data = ''] of all) {
        const steps = name.split('/');
        let place = root;
        for (const step of steps.slice(0, -1)) {
          place = await place.getDirectoryHandle(step, { create: true });
        }
        const file = await place.getFileHandle(steps.at(-1) ?? '', { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
        await stream.close();
      }
    },
    [FOLDER, packed] as const,
  );
}

/** Gives every file in the browser's file system. */
export async function readStore(page: Page): Promise<Files> {
  const packed = await page.evaluate(async (folder) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder);
    const found: [string, string][] = [];
    const walk = async (place: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
      for await (const [name, handle] of place.entries()) {
        if (handle.kind === 'directory') await walk(handle, `${prefix}${name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
          found.push([prefix + name, btoa(letters.join(''))]);
        }
      }
    };
    await walk(root, '');
    return found;
  }, FOLDER);
  return Object.fromEntries(packed.map(([name, data]) => [name, Buffer.from(data, 'base64')]));
}
