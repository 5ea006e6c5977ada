import { z } from 'zod';
import { readFile, writeFile } from 'node:fs/promises';
import type { Fault } from '../../src/content/faults';
import { parseFile } from '../../src/content/parse';
import { validate } from '../../src/content/validate';
import { mendedText, type Format } from '../mend/texts';

/** What the code that reads the list takes for granted; the rest of it is checked with all else. */
const list = z.array(z.looseObject({ code: z.string() }));

/**
 * Takes the path of the list of languages; gives what keeps code from being loaded that goes by it. Here nothing may import
 * `src/i18n/languages.ts`, which is such code.
 */
export async function languagesFileFaults(file: string): Promise<Fault[]> {
  const parsed = parseFile(file, await readFile(file));
  return parsed.faults.length > 0 ? parsed.faults : validate(file, parsed, list);
}

/** Takes the path of the list of languages and how files are formatted; mends what can mean one thing only, and gives what that was, in words. */
export async function mendLanguagesFile(file: string, format: Format): Promise<string[]> {
  const bytes = await readFile(file);
  const { text, done } = await mendedText(file, bytes, format);
  if (done.length > 0) await writeFile(file, text);
  return done;
}
