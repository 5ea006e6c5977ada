/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../../src/gatsby/fonts/store';

test('a list of fonts that was written by half is made anew', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await writeFile(path.join(folder, 'manifest.json'), '{"pages":{"a":');
  const fonts = { css: 'a', files: [], inline: [], signs: [] };
  const make = jest.fn(() => Promise.resolve(fonts));
  for (const times of [1, 1]) {
    const store = await openStore(folder, 'pages');
    expect(await store.get('text', make)).toEqual(fonts);
    await store.close();
    expect(make).toHaveBeenCalledTimes(times);
  }
  await rm(folder, { recursive: true });
});
