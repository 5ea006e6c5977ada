import { readdir } from 'node:fs/promises';
import path from 'node:path';

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

/** Returns the path of a file from the project's root, with `/`. A folder outside of the project, as tests have, goes by its name. */
export function projectPath(root: string, file: string): string {
  const folder = path.relative('', root);
  const shown = folder.startsWith('..') ? path.basename(root) : folder;
  return path.posix.join(shown.split(path.sep).join('/'), file);
}

/** Files that operating systems and editors create. */
function isSystemFile(file: string): boolean {
  const name = file.split('/').at(-1) ?? '';
  return (
    /^(?:\.|~\$)/.test(name) ||
    /(?:~|\.(?:sw[a-p]|tmp|bak|orig))$/.test(name) ||
    ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r'].includes(name.toLowerCase())
  );
}

/**
 * Returns the path in lower-case letters without accents, digits and hyphens, safe for URLs and every file system.
 */
export function tidyName(file: string): string {
  return file.split('/').map(tidyPart).join('/');
}

function tidyPart(part: string): string {
  const tidy = part
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replaceAll(/-*\.-*/g, '.')
    .replaceAll(/^-+|-+$/g, '');
  // A name in another script has no such letters.
  return /^\.[a-z0-9]/.test(tidy) ? `file${tidy}` : tidy || 'file';
}
