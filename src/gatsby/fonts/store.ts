import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WriteFont } from './faces';
import type { Fonts } from './fonts';
import { readKept } from '../kept';

type Entries = Record<string, Fonts>;

const MANIFEST = 'manifest.json';
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * Takes the folder of fonts and which part of them is made; gives a function that makes fonts from an input unless they
 * are there, and one that forgets all of the part that were not asked for.
 */
export async function openStore(folder: string, part: 'languages' | 'pages') {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, MANIFEST);
  const before = (await readKept<Partial<Record<string, Entries>>>(file)) ?? {};
  const recipe = await recipeHash();
  const entries: Entries = {};

  // Named after its content, so that it can be cached for good.
  const write: WriteFont = async (name, bytes) => {
    const font = `${name}.${hash(bytes).slice(0, 8)}.woff2`;
    await writeFile(path.join(folder, font), bytes);
    return font;
  };

  return {
    async get<Input>(
      input: Input,
      make: (input: Input, write: WriteFont) => Promise<Fonts>,
    ): Promise<Fonts> {
      const key = hash(recipe + JSON.stringify(input));
      const known = before[part]?.[key] ?? entries[key];
      const isThere = known?.files.every((font) => existsSync(path.join(folder, font)));
      return (entries[key] = known && isThere ? known : await make(input, write));
    },

    async close(): Promise<void> {
      const after = { ...before, [part]: entries };
      await writeFile(file, JSON.stringify(after));
      const used = new Set(
        Object.values(after).flatMap((all = {}) =>
          Object.values(all).flatMap(({ files }) => files),
        ),
      );
      const stale = (await readdir(folder)).filter(
        (font) => font.endsWith('.woff2') && !used.has(font),
      );
      await Promise.all(stale.map((font) => rm(path.join(folder, font))));
    },
  };
}

/** Gives a hash of what fonts depend on beside their text: the code around this file and the packages. */
export async function recipeHash(): Promise<string> {
  const sources = (await readdir(__dirname)).toSorted().map((file) => path.join(__dirname, file));
  const files = [path.resolve('package-lock.json'), ...sources];
  return hash((await Promise.all(files.map((file) => readFile(file, 'utf8')))).join());
}
