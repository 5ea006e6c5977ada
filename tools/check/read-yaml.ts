import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { formatFaults } from '../../src/content/faults';
import { parseFile } from '../../src/content/parse';
import { validate } from '../../src/content/validate';

/** Takes the path of a YAML file of ours and its schema; gives what it holds. Throws all its faults, with lines and cures. */
export async function readYaml<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const parsed = parseFile(file, await readFile(file));
  const faults = parsed.faults.length > 0 ? parsed.faults : validate(file, parsed, schema);
  if (faults.length > 0) throw new Error(formatFaults(faults));
  return schema.parse(parsed.value);
}
