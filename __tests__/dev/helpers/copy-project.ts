import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a copy does without: the history, keys, and what builds and tests leave behind. */
const left = ['.git', '.env', '.netlify', '.cache', 'public', 'node_modules', 'test-results'];

/** Takes the project's root; gives a copy of it that was never built, in the system's folder for temporary files. */
export async function copyProject(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'dev-'));
  const drafts = path.join(root, 'artwork', '.cache');
  for (const entry of (await readdir(root)).filter((name) => !left.includes(name)))
    await cp(path.join(root, entry), path.join(copy, entry), {
      recursive: true,
      filter: (source) => source !== drafts,
    });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
