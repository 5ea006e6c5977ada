import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the files below a folder, as paths from it. Links are not followed, as the option `recursive` does on Node 26. */
export async function filesIn(root: string, folder = ''): Promise<string[]> {
  if (!existsSync(root)) return [];
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(root, file);
    return entry.isFile() ? [file] : [];
  });
  return (await Promise.all(files)).flat();
}
