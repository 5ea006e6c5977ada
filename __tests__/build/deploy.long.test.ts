/** @jest-environment node */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesIn } from '../../plugins/gatsby-plugin-static-host/src/prune';
import { makeFolder, writeFiles } from '../../plugins/testing/make-folder';
import { changedContent, type FileChanges } from './changed-content';

// Six builds of the whole site.
jest.setTimeout(3_600_000);

const minute = 60_000;

/** Copies this project, like a clone of what may be uncommitted, and builds it as Netlify does. */
function makeClone(name: string) {
  const root = makeFolder({}, name);
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']).toString();
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(file, path.join(root, file), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
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

/** Returns the changes that take these back. */
function reverse(changes: FileChanges): FileChanges {
  const before = (file: string) => {
    try {
      return readFileSync(path.join('content', file));
    } catch {
      return null;
    }
  };
  return Object.fromEntries(Object.keys(changes).map((file) => [file, before(file)]));
}

test('a deploy has the same files, whatever was deployed before and wherever it is built', async () => {
  const changes = await changedContent();
  const host = makeClone('host');
  const whole = await host.build();

  host.change(changes);
  const changed = await host.build();
  const other = makeClone('another-machine');
  other.change(changes);
  expect(changed).toEqual(await other.build());

  host.change(reverse(changes));
  expect(await host.build()).toEqual(whole);

  host.change(changes);
  expect(await host.build({ keepsLast: true })).toEqual(changed);
  host.change(reverse(changes));
  expect(await host.build({ keepsLast: true })).toEqual(whole);

  for (const { root, read } of [host, other])
    for (const file of await filesIn(path.join(root, 'public')))
      expect([file, read(file).includes(root)]).toEqual([file, false]);
});
