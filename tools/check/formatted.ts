import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Returns the text in the form that everything in the project has. Content is brought into it and not refused. */
export async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path.resolve(file))), filepath: file });
}
