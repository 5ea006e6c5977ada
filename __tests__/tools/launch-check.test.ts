/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('no step is called done before entries can be read', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'launch-'));
  await cp('content', path.join(root, 'content'), { recursive: true });
  for (const part of ['locales', 'node_modules', 'package-lock.json', 'src'])
    await symlink(path.resolve(part), path.join(root, part));
  const file = path.join(root, 'content/site.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^url:/m, 'urrl:'));
  const run = ['--import', require.resolve('tsx'), path.resolve('tools/launch-check.ts')];
  const { status, stdout, stderr } = spawnSync(process.execPath, run, {
    ...{ cwd: root, encoding: 'utf8' },
  });
  await rm(root, { recursive: true });
  expect(status).toBe(1);
  expect(stdout).not.toContain('[x]');
  expect(stderr).toMatch(/content\/site\.yaml:\d+:1 {2}urrl/);
});
