import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  fileError,
  linkErrors,
  readParsed,
  validate,
  type ContentError,
} from '../../plugins/gatsby-transformer-content';

/** The list of languages in `locales/` (src/i18n/languages.ts). */
export const languagesFile = 'languages.json';

/** What code takes for granted when it imports the list. The other rules are checked with all content. */
const imported = z.array(z.looseObject({ code: z.string() }));

/** Returns the errors that would make imports throw, or those of the schema. This file must not import `src/i18n/languages.ts`. */
export async function languagesFileErrors(
  root: string,
  schema: z.ZodType = imported,
): Promise<ContentError[]> {
  const links = await linkErrors(root).catch(() => []);
  // Other links are errors beside all others.
  const own = [path.basename(root), languagesFile];
  const found = links.filter(({ file }) => own.includes(path.basename(file)));
  if (found.length > 0) return found;
  if (!statSync(path.join(root, languagesFile), { throwIfNoEntry: false })?.isFile())
    return [fileError(`${root}/${languagesFile}`, 'missing file', restore)];
  const parsed = await readParsed(root, languagesFile, new Map());
  return parsed.errors.length > 0 ? parsed.errors : validate(parsed, schema);
}

const restore =
  "Nothing works without it: bring it back with 'git restore locales/languages.json', or from GitHub.";
