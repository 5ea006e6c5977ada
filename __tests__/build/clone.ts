import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../../plugins/gatsby-plugin-static-host/src/prune';
import { makeFolder, writeFiles } from '../../plugins/testing/make-folder';
import type { FileChanges } from './changed-content';

const minute = 60_000;

/**
 * Copies this project, like a clone of what may be uncommitted, and builds it as Netlify does. `omitDev` leaves out the development
 * dependencies, as an installation with `NODE_ENV=production` does.
 */
export function makeClone(name: string, { omitDev = false } = {}) {
  const root = makeFolder({}, name);
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']).toString();
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(file, path.join(root, file), { recursive: true });
  if (omitDev) linkDependencies(root);
  else symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  const inPublic = (file: string) => path.join(root, 'public', file);
  return {
    root,
    change(changes: FileChanges) {
      for (const [file, text] of Object.entries(changes)) {
        const target = path.join(root, 'content', file);
        if (text === null) rmSync(target);
        else writeFiles(root, { [`content/${file}`]: text });
      }
    },
    /** Removes the last build, as each build of the host begins without. What the host cached stays. Here, builds keep the last one. */
    async build({ keepsLast = false } = {}) {
      for (const folder of keepsLast ? [] : ['public', '.cache'])
        rmSync(path.join(root, folder), { recursive: true, force: true });
      await promisify(execFile)(process.execPath, ['tools/gatsby.mjs', 'build'], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', CI: '1', NETLIFY_LOCAL: '1' },
        maxBuffer: 2 ** 26,
        timeout: 30 * minute,
      });
      return hashes();
    },
    read: (file: string) => readFileSync(inPublic(file), 'utf8'),
  };

  /** Returns a hash of each file of the built site. */
  async function hashes(): Promise<Record<string, string>> {
    const files = await filesIn(path.join(root, 'public'));
    const hash = (file: string) =>
      createHash('sha256')
        .update(readFileSync(inPublic(file)))
        .digest('hex');
    return Object.fromEntries(files.map((file) => [file, hash(file)]));
  }
}

function linkDependencies(root: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  for (const [folder, { dev, optional }] of Object.entries(packages)) {
    if (folder === '' || dev) continue;
    try {
      linkFolder(folder, path.join(root, folder));
    } catch (error) {
      // Those of other systems are not installed.
      if (!optional) throw error;
    }
  }
}

/** Makes a folder with hard links to the files of another. The packages in it are listed themselves. */
function linkFolder(from: string, to: string): void {
  const entries = readdirSync(from, { withFileTypes: true });
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isFile()) linkSync(source, target);
    else if (entry.isDirectory() && entry.name !== 'node_modules') linkFolder(source, target);
  }
}
