import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a copy does without: results of tests, the history, and keys, so that its forms reach the mailbox alone. */
const left = ['.git', '.env', '.netlify', 'coverage', 'node_modules', 'playwright-report'];

/**
 * Takes the project's root; gives a copy of it in the system's folder for temporary files, what the last build left included,
 * so that the next one is warm. Packages are linked. The caller removes it.
 */
export async function copyProject(root: string): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'guide-'));
  const skipped = new Set(
    [...left, 'test-results', 'artwork/.cache'].map((name) => path.join(root, name)),
  );
  await cp(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !skipped.has(source),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
