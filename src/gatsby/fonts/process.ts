import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { languageFonts, lettersWithoutFont, pageFonts, type CutFonts } from './fonts';
import type { Fonts, Job } from './index';
import { openKept } from '../kept';

async function answersTo(job: Job): Promise<unknown[]> {
  if ('letters' in job) return each(job, 'letters', job.letters, lettersWithoutFont);
  const { folder } = job;
  await mkdir(folder, { recursive: true });
  const write = async ({ css, faces, signs }: CutFonts): Promise<Fonts> => {
    for (const { file, bytes } of faces) await writeFile(path.join(folder, file), bytes);
    return { css, files: faces.map(({ file }) => file), signs };
  };
  const isThere = ({ files }: Fonts) => files.every((file) => existsSync(path.join(folder, file)));
  return 'texts' in job
    ? each(job, 'languages', job.texts, async (text) => write(await languageFonts(text)), isThere)
    : each(job, 'pages', job.pages, async (page) => write(await pageFonts(page)), isThere);
}

/** Takes inputs and what makes an answer of one; gives their answers, those of an earlier time if they hold. */
async function each<Input, Answer>(
  { kept: folder }: Job,
  name: string,
  inputs: readonly Input[],
  make: (input: Input) => Promise<Answer>,
  holds: (answer: Answer) => boolean = () => true,
): Promise<Answer[]> {
  const kept = await openKept<Answer>(`fonts-${name}`, folder);
  const recipe = await recipeHash();
  const found: Answer[] = [];
  for (const input of inputs) {
    const answer = await kept.get([recipe, JSON.stringify(input)], () => make(input));
    found.push(holds(answer) ? answer : await make(input));
  }
  await kept.close();
  return found;
}

/** What answers depend on beside their inputs: the code around this file and the packages. */
async function recipeHash(): Promise<string> {
  const sources = (await readdir(__dirname)).toSorted().map((file) => path.join(__dirname, file));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'src/seams/keep-glyphs.ts', ...sources])
    hash.update(await readFile(file));
  return hash.digest('base64url');
}

// The other end of `index.ts`: reads a job, and writes its answers or what is wrong.
void json(process.stdin)
  .then(async (job) => ({ answers: await answersTo(job as Job) }))
  .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }))
  .then((said) => process.stdout.write(JSON.stringify(said)));
