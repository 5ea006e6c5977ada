import { z } from 'zod';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ContentError,
  linkErrors,
  parseFile,
  validate,
} from '../../plugins/gatsby-transformer-content';

/** What code takes for granted when it imports the list. The other rules are checked with all content. */
const list = z.array(z.looseObject({ code: z.string() }));

/** Returns the errors that would make imports throw. This file must not import `src/i18n/languages.ts`. */
export async function languagesFileErrors(file: string): Promise<ContentError[]> {
  const links = await linkErrors(path.dirname(file));
  if (links.length > 0) return links;
  const parsed = parseFile(file, await readFile(file));
  return parsed.errors.length > 0 ? parsed.errors : validate(parsed, list);
}
