import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a copy does without: results of tests, the history, and keys, so that its forms reach the mailbox alone. */
const left = [
  '.git',
  '.env',
  '.netlify',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
];
/** What builds leave behind. */
const built = ['.cache', 'public'];

interface Options {
  /** What its folder is called, so that copies for different ends do not meet. */
  name: string;
  /** Begins with nothing of the last copy. */
  fresh?: boolean;
  /** Has nothing that a build left, like a project that was never built. */
  cold?: boolean;
}

/**
 * Takes the project's root; gives a copy of it in the system's folder for temporary files, at the same place each time. What
 * a build left in the last copy stays, so that the next one is warm; a first copy takes it from the project. Packages are
 * linked.
 */
export async function copyProject(
  root: string,
  { name, fresh = false, cold = false }: Options,
): Promise<string> {
  const place = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const copy = path.join(tmpdir(), `${name}-${place}`);
  if (fresh || cold) await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const kept = built.every((folder) => existsSync(path.join(copy, folder))) ? built : [];
  for (const entry of await readdir(copy))
    if (!kept.includes(entry)) await rm(path.join(copy, entry), { recursive: true });
  const drafts = path.join(root, 'artwork', '.cache');
  for (const entry of await readdir(root)) {
    const isLeft = [...left, ...kept, ...(cold ? built : [])].includes(entry);
    if (isLeft) continue;
    await cp(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => source !== drafts,
    });
  }
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
