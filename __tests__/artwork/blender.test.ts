/** @jest-environment node */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderScene } from '../../artwork/lib/blender';
import type { Picture } from '../../artwork/lib/pictures';

const tote: Picture = {
  client: 'client',
  name: 'tote',
  kind: 'render',
  source: 'artwork/client/scenes/tote.py',
  args: ['front'],
  inputs: [],
  output: 'content/tote.jpg',
  width: 2000,
  height: 1500,
  scale: 1,
  quality: 84,
};

describe('renderScene', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'blender-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** Stands in for Blender: a shell script. */
  const blender = (script: string) => {
    const file = path.join(root, 'blender');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const render = (command: string) => renderScene(root, tote, path.join(root, 'out.png'), command);

  it.each(['no-such-blender', 'nice -n 19 no-such-blender'])(
    'says how to install Blender when `%s` finds none',
    async (command) => {
      await expect(render(command)).rejects.toThrow(
        /Cannot run .*apt-get install blender python3-numpy/,
      );
    },
  );

  it('says how to install numpy when the scene finds none', async () => {
    const command = blender(`echo "ModuleNotFoundError: No module named 'numpy'"; exit 1`);
    await expect(render(command)).rejects.toThrow(/apt-get install blender python3-numpy/);
  });

  it('shows the end of the log when the scene itself is at fault', async () => {
    const command = blender('echo "NameError: tote" >&2; exit 1');
    await expect(render(command)).rejects.toThrow(/scenes\/tote\.py failed:\s+NameError: tote/);
  });

  it('hands the scene its output, size and words', async () => {
    const command = blender(`printf '%s ' "$@" > ${path.join(root, 'out.png')}`);
    await render(`${command} -t 2`);
    expect(readFileSync(path.join(root, 'out.png'), 'utf8').trim()).toBe(
      `-t 2 -b --python-exit-code 1 -P ${path.join(root, tote.source)} -- ${path.join(root, 'out.png')} 2000 1500 front`,
    );
  });
});
