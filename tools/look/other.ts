import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Built sites and their pictures, by commit. */
const kept = path.resolve('node_modules/.cache/look');
/** How many of them stay. */
const most = 3;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Takes what git may call a commit; gives its hash. Throws where git knows none. */
export function commitOf(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    throw new Error(`git knows no commit '${name}'.`);
  }
}

/** Where this branch left the main one; on the main one, the last commit. */
export function defaultCommit(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', main, 'HEAD');
    } catch {
      // The clone has none.
    }
  }
  return 'HEAD';
}

/** Takes a commit; gives its built site and the folder of its pictures, building it where no earlier run did. */
export async function siteOf(commit: string): Promise<{ site: string; shots: string }> {
  const folder = path.join(kept, commit);
  const site = path.join(folder, 'public');
  if (!existsSync(site)) {
    await forgetOldest();
    await build(commit, site);
  }
  const shots = path.join(folder, 'shots');
  await mkdir(shots, { recursive: true });
  return { site, shots };
}

async function build(commit: string, site: string): Promise<void> {
  console.log(`Building ${commit.slice(0, 8)}; it is kept, so later runs are quick.`);
  const copy = await mkdtemp(path.join(tmpdir(), 'look-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
    spawnSync('tar', ['-x', '-C', copy], { input: archive });
    await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
    // What the last build left makes this one quicker.
    for (const name of ['.cache', 'public']) {
      if (existsSync(name))
        await cp(name, path.join(copy, name), { recursive: true, preserveTimestamps: true });
    }
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      throw new Error(`${commit.slice(0, 8)} does not build with the packages installed here.`);
    // Under its name only when it is whole.
    await rm(`${site}.tmp`, { recursive: true, force: true });
    await cp(path.join(copy, 'public'), `${site}.tmp`, { recursive: true });
    await rename(`${site}.tmp`, site);
  } finally {
    await rm(copy, { recursive: true, maxRetries: 3 });
  }
}

async function forgetOldest(): Promise<void> {
  const names = await readdir(kept).catch(() => []);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(kept, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(most - 1);
  for (const { name } of old) await rm(path.join(kept, name), { recursive: true });
}
