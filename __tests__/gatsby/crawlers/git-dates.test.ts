/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gitDates } from '../../../src/gatsby/crawlers/git-dates';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'git-'));
});
afterEach(() => rm(folder, { recursive: true }));

const who = ['-c', 'user.name=x', '-c', 'user.email=x@x.test', '-c', 'commit.gpgsign=false'];

async function repository(): Promise<string> {
  const root = path.join(folder, 'origin');
  await mkdir(path.join(root, 'content'), { recursive: true });
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-C', root, ...who, ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      stdio: 'ignore',
    });
  git('2025-01-01', 'init');
  for (const [day, file] of [
    ['2025-01-01', 'content/old.yaml'],
    ['2025-03-01', 'content/new.yaml'],
  ] as const) {
    await writeFile(path.join(root, file), day);
    git(day, 'add', '.');
    git(day, 'commit', '-m', file);
  }
  return root;
}

test('a file is as old as the last commit that changed it, a folder as its newest file', async () => {
  const changed = await gitDates(await repository());
  expect(changed?.('content/old.yaml')).toBe('2025-01-01');
  expect(changed?.('content/new.yaml')).toBe('2025-03-01');
  expect(changed?.('content')).toBe('2025-03-01');
  expect(changed?.('content/none.yaml')).toBeUndefined();
});

test('a shallow clone tells nothing, as its oldest commit seems to have changed every file', async () => {
  const clone = path.join(folder, 'clone');
  const from = `file://${await repository()}`;
  execFileSync('git', ['clone', '--depth', '1', from, clone], { stdio: 'ignore' });
  expect(await gitDates(clone)).toBeUndefined();
});

test('outside a repository nothing is told', async () => {
  expect(await gitDates(folder)).toBeUndefined();
});
