import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isSystemFile } from './names';

/** Returns all files in a folder and its subfolders, sorted, without system files. */
export async function filesIn(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => !isSystemFile(file))
    .sort();
}
