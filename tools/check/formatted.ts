import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Returns the text formatted like the rest of the project. Unformatted content is fixed, not an error. */
export async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path.resolve(file))), filepath: file });
}
