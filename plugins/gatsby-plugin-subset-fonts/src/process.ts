import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Fonts, Job } from './font-job';
import { openCache } from './cache';
import { wholeFonts } from './whole';
import { languageFonts, missingLetters, pageFonts, titleFonts } from './fonts';

const tasks = {
  letters: missingLetters,
  languages: languageFonts,
  pages: pageFonts,
  titles: titleFonts,
  whole: wholeFonts,
};

/** Returns the fonts of each input, from the cache if nothing changed. */
async function answer({ task, inputs, scripts, folder = '', cache: kept }: Job): Promise<Fonts[]> {
  const cache = await openCache<Fonts>(`fonts-${task}`, kept);
  const recipe = await recipeHash();
  const fonts: Fonts[] = [];
  if (folder) await mkdir(folder, { recursive: true });
  for (const input of inputs) {
    const make = async () => {
      // The task and its inputs go together, which the compiler does not see.
      const { css, faces, missing } = await tasks[task](scripts, input as never);
      for (const { file, bytes } of faces) await writeFile(path.join(folder, file), bytes);
      return { css, files: faces.map(({ file }) => file), missing };
    };
    const known = await cache.get([recipe, JSON.stringify([scripts, input])], make);
    const isThere = known.files.every((file) => existsSync(path.join(folder, file)));
    fonts.push(isThere ? known : await make());
  }
  await cache.close();
  return fonts;
}

/** The other inputs of a font: the code in this folder, the packages and Node. */
async function recipeHash(): Promise<string> {
  const sources = (await readdir(__dirname)).toSorted().map((file) => path.join(__dirname, file));
  // Names of months and days are Node's.
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', ...sources].filter((file) => existsSync(file)))
    hash.update(await readFile(file));
  return hash.digest('base64url');
}

// The child process of `font-job.ts`: reads a job, and writes its result or its error.
void json(process.stdin)
  .then(async (job) => ({ fonts: await answer(job as Job) }))
  .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
  .then((result) => process.stdout.write(JSON.stringify(result)));
