import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the built site of a commit. It is built once, outside this folder, and kept in `node_modules/.cache`. */
export function buildCommit(commit: string): string {
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`);
  const kept = path.resolve('node_modules/.cache/lighthouse', hash);
  if (existsSync(kept)) return kept;
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  git('worktree', 'add', '--detach', folder, hash);
  try {
    const lock = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8');
    if (lock('.') === lock(folder))
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    else run('npm', ['ci'], folder);
    run('npm', ['run', 'build'], folder);
    cpSync(path.join(folder, 'public'), kept, { recursive: true });
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
}

function run(command: string, args: readonly string[], cwd: string) {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
}
