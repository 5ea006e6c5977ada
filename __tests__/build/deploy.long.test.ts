/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/gatsby-plugin-static-host/src/prune';
import { changedContent, type FileChanges } from './changed-content';
import { makeClone } from './clone';

// Six builds of the whole site.
jest.setTimeout(3_600_000);

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
  const other = makeClone('another-machine', { omitDev: true });
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
