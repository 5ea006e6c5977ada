import { z } from 'zod';
import { readFile } from 'node:fs/promises';
import type { ContentError } from '../../src/content/errors';
import { parseFile } from '../../src/content/parse';
import { validate } from '../../src/content/validate';

/** What the code that reads the list takes for granted; the rest of it is checked with all else. */
const list = z.array(z.looseObject({ code: z.string() }));

/** Returns the errors that would keep code from being loaded. Here nothing may import `src/i18n/languages.ts`, which is such code. */
export async function languagesFileErrors(file: string): Promise<ContentError[]> {
  const parsed = parseFile(file, await readFile(file));
  return parsed.errors.length > 0 ? parsed.errors : validate(file, parsed, list);
}
